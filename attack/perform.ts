import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { Fault, type Perform, type Tally } from './attack.ts';
import { type Answer, latest, type Role, type Step } from './calls/call.ts';
import type { Sender } from './sending/send-call.ts';
import { sendRaw } from './sending/send-raw.ts';
import { faultOf, type Judge, limitOf } from './verdict.ts';

export interface Performer {
  address: string;
  sender: Sender;
  judge: Judge;
  tokenOf(role: Role): string | null;
  renew(role: Role): Promise<void>;
}

/** Sends the calls of an attempt one after another, each about what the last one made. */
export function createPerform(performer: Performer): Perform {
  return async (steps, tally) => {
    let id = 'none';
    for (const step of steps) {
      const { sent, answer } = await sendPatiently({ step, id }, performer, tally);
      const fault = faultOf(sent, answer, performer.judge);
      if (fault !== null) throw new Fault(fault);
      id = idIn(answer) ?? id;
    }
    // Many quick answers in a row would keep timers waiting.
    await nextTurn();
  };
}

const maxTries = 3;
const pauseMilliseconds = 500;

interface BoundStep {
  step: Step;
  id: string;
}

/** An answer that is slow once may be the machine's fault, which others use too; one that stays slow is not. */
async function sendPatiently(bound: BoundStep, performer: Performer, tally: Tally) {
  let tried = 1;
  let exchange = await sendStep(bound, performer);
  count(tally, exchange.answer);
  while (isSlow(bound.step, exchange.answer, performer.judge) && tried < maxTries) {
    await setTimeout(pauseMilliseconds);
    exchange = await sendStep(bound, performer);
    count(tally, exchange.answer);
    tried += 1;
  }
  if (tried > 1 && !isSlow(bound.step, exchange.answer, performer.judge)) tally.slowOnce += 1;
  return exchange;
}

const isSlow = (step: Step, { status, milliseconds }: Answer, judge: Judge) =>
  status !== 0 && milliseconds > limitOf(step, judge);

async function sendStep({ step, id }: BoundStep, performer: Performer) {
  const { address, sender, tokenOf, renew } = performer;
  if (step.kind === 'raw') return { sent: step, answer: await sendRaw(address, step) };
  const sent = { ...step, path: step.path.replaceAll(latest, id) };
  const token = tokenOf(step.role);
  const answer = await sender.send(sent, token);
  const isSignedOut = answer.status === 401 && answer.text.includes('"session_rejected"');
  if (isSignedOut && token === tokenOf(step.role)) await renew(step.role);
  return { sent, answer };
}

function count(tally: Tally, { status, milliseconds }: Answer): void {
  tally.calls += 1;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  tally.slowestMilliseconds = Math.max(tally.slowestMilliseconds, milliseconds);
}

/** Of what was made, or of the last thing in a list. */
function idIn({ status, text }: Answer): string | undefined {
  if (status < 200 || status > 299) return undefined;
  return [...text.matchAll(/"id":"([\w-]{1,64})"/g)].at(-1)?.[1];
}
