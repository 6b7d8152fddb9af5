/** What a socket may do; beyond it the server refuses or closes. */
export const socketBounds = {
  frameBytes: 16_384,
  queuedBytes: 1_048_576,
  perMember: 5,
  perNetwork: 50,
} as const;

/** The server sends `beat` this often: browsers hide ping frames, and a dead connection must be noticed on both sides. */
export const beatSeconds = 25;

/** RFC 6455, 7.4; from 4000 on our own. */
export const closeCodes = {
  goingAway: 1001,
  policyViolation: 1008,
  tooSlow: 1013,
  /** The session ended, or the link was revoked: connecting again with the same credential is refused. */
  accessEnded: 4401,
} as const;

/** Credentials are offered as subprotocols: an address would be logged (CHAT-04). */
export const bearerProtocol = (token: string) => `bearer.${token}`;
export const shareProtocol = (token: string) => `share.${token}`;
