import { useTranslations } from 'use-intl';

const known = [
  ...['cup', 'tbsp', 'tsp', 'piece', 'small', 'medium', 'large', 'slice', 'can', 'net', 'leaf'],
  ...['bunch', 'fillet', 'head', 'sprig', 'packet', 'half', 'block', 'stick', 'stalk', 'sheet'],
  ...['jar', 'square', 'knob', 'wedge', 'strip', 'inch', 'ball', 'log', 'scoop', 'sachet', 'pod'],
  ...[
    'pinch',
    'thread',
    'spray',
    'drop',
    'dash',
    'bottle',
    'cube',
    'shot',
    'spear',
    'clove',
    'ear',
  ],
] as const;

/** What a household measure of the table is called; its key where no word is known yet. */
export function useMeasureName(): (measure: string) => string {
  const t = useTranslations('foods.measure');
  return (measure) => {
    const key = known.find((one) => one === measure);
    return key === undefined ? measure : t(key);
  };
}
