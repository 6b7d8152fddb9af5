import { dailyValues } from '@pomona/food/foods/nutrients';
import { useFormatter, useTranslations } from 'use-intl';
import type { FigureName } from './use-figure-words.ts';
import { useFigureWords } from './use-figure-words.ts';

/** "High" and "good source" of 21 CFR 101.54: shares of the daily value. */
const richFrom = 0.2;
const sourceFrom = 0.1;

/** What people look for more of; nobody needs to be told that a dish is rich in salt by way of praise. */
const welcome: readonly FigureName[] = [
  'fiber',
  'protein',
  'calcium',
  'iron',
  'potassium',
  'magnesium',
  'zinc',
  'vitamin_a',
  'vitamin_c',
  'vitamin_d',
  'vitamin_e',
  'vitamin_k',
  'vitamin_b6',
  'vitamin_b12',
  'folate',
];

interface Props {
  figures: Partial<Record<FigureName, number>>;
}

/** The figures in words, for number-free mode: what the dish is rich in. */
export function StandOuts({ figures }: Props) {
  const t = useTranslations('foods.facts');
  const format = useFormatter();
  const words = useFigureWords();
  const [rich, source] = standOuts(figures).map((names) => format.list(names.map(words.name)));
  return (
    <div className="grid gap-2">
      {rich && <p>{t('richIn', { list: rich })}</p>}
      {source && <p>{t('sourceOf', { list: source })}</p>}
      {!rich && !source && <p>{t('noneStandsOut')}</p>}
      <p className="text-muted text-sm">{t('hidden')}</p>
    </div>
  );
}

/** Of a day's amount a fifth or more, and a tenth or more. */
function standOuts(figures: Props['figures']): [FigureName[], FigureName[]] {
  const shareOf = (name: FigureName) => {
    const daily = name === 'net_carbs' ? undefined : dailyValues[name];
    return daily === undefined ? 0 : (figures[name] ?? 0) / daily;
  };
  return [
    welcome.filter((name) => shareOf(name) >= richFrom),
    welcome.filter((name) => shareOf(name) >= sourceFrom && shareOf(name) < richFrom),
  ];
}
