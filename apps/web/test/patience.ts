import { configure } from '@testing-library/react';

// Much comes in chunks of its own, which a busy machine takes its time to fetch.
configure({ asyncUtilTimeout: 12_000 });
