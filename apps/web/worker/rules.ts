type Answer = Pick<Response, 'status' | 'headers'>;

/** Of a recipe; portraits of people are not stored. */
export const isPicturePath = (path: string): boolean =>
  /^\/api\/images\/[0-9a-f]+-(?:400|800|1200)\.(?:avif|webp)$/.test(path);

/** What stands in for a picture that is not drawn yet must be requested again. */
export const isImmutable = ({ status, headers }: Answer): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').includes('immutable');

/** A proxy answers for a server that it does not reach. */
export const isFromGateway = ({ status }: Answer): boolean => status === 502 || status === 504;
