import { chooseNumberFree, readOwnUser, type User } from '@pomona/contract/accounts';
import { addGoal, changeGoal, changeOwnUser, removeGoal } from '@pomona/contract/accounts/profile';
import type { Language } from '@pomona/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { serve } from '#platform/http/serve.ts';
import type { ChangeOrigin, Profile } from './service.ts';

/** One's own profile: every answer is the whole of it as it is now. */
export function serveProfile(app: FastifyInstance, profile: Profile): void {
  serve(app, readOwnUser, ownUser);
  serve(
    app,
    changeOwnUser,
    async (call) => {
      await profile.changeUser(call.viewer, call.body, originOf(call));
      return ownUser(call);
    },
    { limit: 'costly' },
  );
  serve(app, chooseNumberFree, async (call) => {
    await profile.changeUser(call.viewer, { preferences: call.body }, originOf(call));
    return ownUser(call);
  });
  serve(app, addGoal, async (call) => {
    await profile.goals.addGoal(call.viewer.id, call.body);
    return ownUser(call);
  });
  serve(app, changeGoal, async (call) => {
    await profile.goals.changeGoal(call.viewer.id, call.params.goalId, call.body.is_achieved);
    return ownUser(call);
  });
  serve(app, removeGoal, async (call) => {
    await profile.goals.removeGoal(call.viewer.id, call.params.goalId);
    return ownUser(call);
  });

  function ownUser(call: {
    viewer: Member;
    request: FastifyRequest;
    reply: FastifyReply;
  }): Promise<User> {
    // Personal data must not stay in any cache.
    call.reply.header('cache-control', 'no-store');
    return profile.readUser(call.viewer.id, requestTimeZone(call.request));
  }
}

const originOf = (call: { request: FastifyRequest; language: Language }): ChangeOrigin => ({
  address: call.request.ip,
  language: call.language,
});
