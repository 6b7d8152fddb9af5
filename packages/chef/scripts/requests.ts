// `npm run requests -w packages/chef [-- --count 10000 --from 0 --seed 1]`: random requests through the built-in chef, checked by
// another way than the verifier's (GEN-08). Numbers are printed; a violation, an exception or a refusal without reason fails.
import { parseArgs } from 'node:util';
import { randomRequest } from './requests/random-request.ts';
import { duplicatesAmong, type Outcome, outcomeOf } from './requests/tally.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    another: { type: 'string', default: '10' },
    show: { type: 'string' },
  },
});
const [count, from, seed, another] = [values.count, values.from, values.seed, values.another].map(
  Number,
);

/** `--show 17`: the request of that number and its answer. */
if (values.show !== undefined) {
  const request = randomRequest(Number(values.show), seed);
  const { cookRecipe } = await import('../src/cook.ts');
  const answer = await cookRecipe(request);
  console.log(
    request,
    answer.outcome === 'recipe' ? [answer.recipe, answer.notes] : answer.conflict,
  );
  console.log(await outcomeOf(Number(values.show), request));
} else await run(from ?? 0, count ?? 0);

async function run(first: number, length: number): Promise<void> {
  const outcomes: Outcome[] = [];
  for (let number = first; number < first + length; number += 1) {
    const outcome = await outcomeOf(number, randomRequest(number, seed));
    outcomes.push(outcome);
    if (outcome.violations.length > 0) console.log(number, outcome.violations);
    if (outcome.kind === 'failed' || outcome.kind === 'falsely_refused')
      console.log(number, outcome.kind, outcome.reason);
  }
  report(outcomes);
  await reportAnother();
}

function report(outcomes: readonly Outcome[]): void {
  const busy = outcomes.map(({ cpu }) => cpu).toSorted((a, b) => a - b);
  const ofKind = (kind: Outcome['kind']) => outcomes.filter((one) => one.kind === kind);
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const figures = (sorted: readonly number[]) =>
    [0.5, 0.95, 0.99, 1].map((share) =>
      Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0),
    );
  const sum = (key: 'allowed' | 'used') => outcomes.reduce((total, one) => total + one[key], 0);
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  const violated = outcomes.filter(({ violations }) => violations.length > 0).length;
  const isEnough = ({ used, allowed }: Outcome) => allowed === 0 || used / allowed >= 0.8;
  const answered = ofKind('answered');
  console.log(`${outcomes.length} requests`);
  console.log(`answered ${percent(answered.length, outcomes.length)}`);
  console.log(`truly refused ${percent(ofKind('truly_refused').length, outcomes.length)}`);
  console.log(`refused without a change that helps ${ofKind('falsely_refused').length}`);
  console.log(`exceptions ${ofKind('failed').length}, answers with violations ${violated}`);
  console.log(`used of the allowed foods ${percent(sum('used'), sum('allowed'))}`);
  console.log(
    `answers with at least 80 % of them ${percent(answered.filter(isEnough).length, answered.length)}`,
  );
  console.log('ms, median, 95 %, 99 %, max:', figures(times), 'of the processor:', figures(busy));
  const reasons = new Map<string, number>();
  for (const { reason, kind } of outcomes)
    if (reason !== undefined && kind !== 'failed')
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  console.log([...reasons].toSorted((one, other) => other[1] - one[1]));
  if (violated + ofKind('failed').length > 0) process.exitCode = 1;
}

async function reportAnother(): Promise<void> {
  for (let number = 0; number < (another ?? 0); number += 1) {
    const { answers, duplicates } = await duplicatesAmong(randomRequest(number, 77), 50);
    console.log(`another of request ${number}: ${answers} answers, ${duplicates} duplicates`);
  }
}
