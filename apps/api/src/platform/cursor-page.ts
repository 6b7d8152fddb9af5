/** Where a page ended. */
export interface Position {
  at: Date;
  id: string;
}

export interface PageQuery {
  limit?: number | undefined;
  after?: string | undefined;
}

const defaultLimit = 50;

/** One row more than a page shows whether there is another. */
export async function readPage<Row extends { id: string }>(
  { limit = defaultLimit, after }: PageQuery,
  parts: {
    list(page: { limit: number; after: Position | null }): Promise<Row[]>;
    instantOf(row: Row): Date;
  },
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const rows = await parts.list({ limit: limit + 1, after: positionOf(after) });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    nextCursor: last === undefined ? null : `${parts.instantOf(last).getTime()}_${last.id}`,
  };
}

/** The contract has checked its form. */
function positionOf(cursor: string | undefined): Position | null {
  const [milliseconds, id] = cursor?.split('_') ?? [];
  if (milliseconds === undefined || id === undefined) return null;
  return { at: new Date(Number(milliseconds)), id };
}
