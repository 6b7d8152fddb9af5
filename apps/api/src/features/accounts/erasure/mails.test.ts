import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestMailbox, type TestMailbox, wordsOf } from '#test/mailbox.ts';

const password = 'a long enough password';

let box: TestMailbox;
beforeAll(async () => {
  box = await buildTestMailbox();
});
afterAll(() => box.test.close());

it('AUTH-11 writes to the member that the account was deleted, and that it stays', async () => {
  const email = 'leaving@pomona.test';
  const { headers } = await box.test.signIn({ email });
  const payload = { password };
  await box.test.inject({ method: 'DELETE', url: '/api/users/me', headers, payload });
  const [requested] = await box.mailsTo(email);
  expect(wordsOf(requested)).toContain('Your Pomona account will be deleted');
  expect(wordsOf(requested)).toContain('December 5, 2026');
  const entry = { email, password };
  await box.test.inject({ method: 'POST', url: '/api/users/login', payload: entry });
  const [, kept] = await box.mailsTo(email, 2);
  expect(wordsOf(kept)).toContain('Your Pomona account stays');
});
