import * as z from 'zod/mini';

// zod compiles schemas with `new Function` where it may; the security policy forbids that and would report
// the attempt. It looks at this setting when a schema is made, so this module is the first that runs.
z.config({ jitless: true });
