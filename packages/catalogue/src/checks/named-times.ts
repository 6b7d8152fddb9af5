/** A time that a step names, in minutes; a range where the step leaves it open. */
export interface NamedTime {
  kind: 'heat' | 'wait' | 'hand';
  low: number;
  high: number;
  /** Beside other work ("meanwhile", "while …"): it may add nothing. */
  isBeside: boolean;
}

/** A night in the refrigerator. */
const night = 8 * 60;

const kinds: readonly { kind: NamedTime['kind']; verb: RegExp }[] = [
  {
    kind: 'wait',
    verb: /\b(?:stand|sit|(?<!\b(?:the|other) )rest(?! of)|settle|soak(?:ed|ing)?|leave|steep|marinate|refrigerate|chill|freeze|rise|prove|(?<=\blet (?:it |them )?|\bto )set|cool|infuse|soften in|thaw|drain (?:in a sieve )?for|to drain|dry them|wait|give it(?= \d+ minutes in the refrigerator))\b/gi,
  },
  {
    kind: 'heat',
    verb: /\b(?:heat|boil|simmer|dip|broiler|cook|fry|stir-fry|bake|roast|toast|broil|grill|sear|brown|stir|poach|steam|blanch|sizzle|pop|(?<!\ba )warm(?! water)|char|blister|reduce|toss|turn|return|add|(?<!leave (?:them )?to )soften|sweat|braise|stew|scramble|bubble|fold|cover|lower|uncover|blanching|melt|press|drop|pour|break|shake|set over|lowest heat|low heat|medium heat|high heat)\b/gi,
  },
  { kind: 'hand', verb: /\b(?:knead|blend|whisk|beat|rub|grind|massage|churn|pulse|run)\b/gi },
];

const duration =
  /\b(?:(\d+|an?)(?: 1\/2)?(?: (?:to|or) (\d+))? (second|minute|hour)s?\b(?! (?:past|ahead|of)\b)|half an hour\b|overnight\b)/gi;
/** Before a time: the step does not ask for so long a wait, or counted it already. */
const aside =
  /\b(?:within|no longer than|no more than|up to|after|every|for the last|or a day|quarter of|in|until|than) (?:the |about )?$/i;
/** Advice for who has the time, and what only some foods need. */
const condition = /\bif\b/i;
const alternative = /^[^.;,]{0,40},? or(?: for)?(?: at least)? $/i;
const beside = /\b(?:meanwhile|(?<!short )while|in the meantime|at the same time)\b/i;
const repeated =
  /\b(?:each|a side|per side|both sides|batch(?:es)?|repeat|two at a time|the rest)\b/i;
const perUnit = { second: 1 / 60, minute: 1, hour: 60 } as const;

interface Found {
  at: number;
  end: number;
  low: number;
  high: number;
}

/** The times that a step names, in its order. */
export function namedTimes(step: string): NamedTime[] {
  let isBesideStep = false;
  return step.split(/(?<=[.;:])\s+/).flatMap((sentence, index) => {
    if (index === 0) isBesideStep = /^meanwhile\b/i.test(sentence);
    const isBeside = isBesideStep || beside.test(sentence);
    const verbs = verbsOf(sentence);
    return joined(durationsOf(sentence), sentence).flatMap(({ at, low, high }) => {
      const kind = kindAt(verbs, at) ?? (low < 60 ? 'heat' : null);
      // "The flavor mellows overnight" asks for nothing.
      if (kind === null) return [];
      const times = kind === 'heat' && repeated.test(sentence) ? 4 : 1;
      return { kind, low, high: high * times, isBeside };
    });
  });
}

function durationsOf(sentence: string): Found[] {
  return [...sentence.matchAll(duration)].flatMap((match) => {
    const [text, from, to, unit] = match;
    const [at, end] = [match.index, match.index + text.length];
    if (aside.test(sentence.slice(0, at)) || condition.test(sentence)) return [];
    if (/overnight/i.test(text)) return [{ at, end, low: night, high: night }];
    const factor = unit === undefined ? 30 : perUnit[unit.toLowerCase() as keyof typeof perUnit];
    const half = text.includes('1/2') ? 0.5 : 0;
    const low = (amountOf(from) + half) * factor;
    return [{ at, end, low, high: to === undefined ? low : amountOf(to) * factor }];
  });
}

const amountOf = (text = '1') => (/^an?$/i.test(text) ? 1 : Number(text));

/** "4 hours or overnight" is one time with two ends; "overnight, at least 10 hours" is the longer. */
function joined(durations: readonly Found[], sentence: string): Found[] {
  const result: Found[] = [];
  for (const next of durations) {
    const last = result.at(-1);
    const between = last ? sentence.slice(last.end, next.at) : '';
    if (last && alternative.test(between)) {
      last.high = Math.max(last.high, next.high);
      last.low = Math.min(last.low, next.low);
    } else if (last && /^, at least $/i.test(between))
      Object.assign(last, { low: next.low, high: next.high });
    else result.push({ ...next });
    const current = result.at(-1);
    if (current) current.end = next.end;
  }
  return result;
}

function verbsOf(sentence: string) {
  return kinds.flatMap(({ kind, verb }) =>
    [...sentence.matchAll(verb)].map((match) => ({ kind, at: match.index })),
  );
}

/** The verb before a time governs it, or the first one after. */
function kindAt(verbs: readonly { kind: NamedTime['kind']; at: number }[], at: number) {
  const before = verbs.filter((verb) => verb.at < at).sort((one, other) => other.at - one.at);
  const after = verbs.filter((verb) => verb.at > at).sort((one, other) => one.at - other.at);
  return before[0]?.kind ?? after[0]?.kind ?? null;
}
