/** Journeys run side by side: each port belongs to one file. */
const first = Number(process.env.POMONA_E2E_PORT ?? 3999);

export const ports = {
  shared: first,
  survival: first + 1,
  leaving: first + 2,
  offlineGate: first + 3,
  settings: first + 4,
} as const;
