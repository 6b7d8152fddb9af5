import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
