/** The `<script type="application/json">` with what the server knew when it drew the page. */
export const pageStateId = 'state';
