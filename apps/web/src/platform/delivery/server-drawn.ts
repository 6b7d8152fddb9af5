/** The `<script type="application/json">` with what the server knew when it drew the page. */
export const pageStateId = 'state';

/** Whether the document that stands in the browser came drawn from the server. */
export function isServerDrawn(): boolean {
  return document.getElementById(pageStateId) !== null;
}
