interface Authorship {
  /** `null`: a former member. */
  userId: string | null;
}

/** Only the author; administrators have a call of their own (CHAT-10). */
export function mayChange(message: Authorship, viewerId: string): boolean {
  return message.userId === viewerId;
}

/** Not one's own message. */
export function mayReport(message: Authorship, viewerId: string): boolean {
  return message.userId !== viewerId;
}

/** Administrators do not silence each other. */
export function mayBeMuted(member: { isAdmin: boolean }): boolean {
  return !member.isAdmin;
}
