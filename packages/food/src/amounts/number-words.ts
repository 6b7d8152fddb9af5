export interface NumberWord {
  value: number;
  is: 'number' | 'part' | 'vague' | 'group';
}

const wordsBy: Readonly<Record<NumberWord['is'], readonly (readonly [number, string])[]>> = {
  number: [
    [1, 'a an one un una uno une ein eine einen einem einer eines'],
    [1.5, 'anderthalb eineinhalb anderthalbe'],
    [2, 'two dos deux zwei'],
    [2.5, 'zweieinhalb'],
    [3, 'three tres trois drei'],
    [4, 'four cuatro quatre vier'],
    [5, 'five cinco cinq fünf'],
    [6, 'six seis sechs'],
    [7, 'seven siete sept sieben'],
    [8, 'eight ocho huit acht'],
    [9, 'nine nueve neuf neun'],
    [10, 'ten diez dix zehn'],
    [11, 'eleven onze elf'],
    [12, 'twelve doce douze zwölf'],
    [15, 'fifteen quince quinze fünfzehn'],
    [20, 'twenty veinte vingt zwanzig'],
  ],
  part: [
    [1 / 2, 'half medio media demi demie halb halbe halber halbes halben'],
    [1 / 3, 'third thirds tercio tercios tiers drittel'],
    [1 / 4, 'quarter quarters cuarto cuartos quart quarts viertel'],
  ],
  // Counted as three; `isVague` widens the range.
  vague: [[3, 'few several unos unas varios varias quelques plusieurs einige mehrere paar']],
  group: [
    [2, 'couple pair par paire'],
    [10, 'dizaine decena'],
    [12, 'dozen dz docena docenas douzaine douzaines dutzend'],
  ],
};

export const numberWords: ReadonlyMap<string, NumberWord> = new Map(
  (['number', 'part', 'vague', 'group'] as const).flatMap((is) =>
    wordsBy[is].flatMap(([value, words]) =>
      words.split(' ').map((word) => [word, { value, is }] as const),
    ),
  ),
);
