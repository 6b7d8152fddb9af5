import { config } from 'zod/mini';

// The security policy refuses `new Function`, which zod would try. Imported before any schema is made.
config({ jitless: true });
