import type { Language } from '../foods/languages.ts';
import { readAmount } from './amount.ts';

const juiceStart =
  /^((?:the |el |la |las |los |le |les |du |der |die |das |den )?(?:freshly squeezed |fresh |finely grated |grated |abgeriebene[rn]? |geriebene[rn]? |frisch gepresster? |ausgepresster? |fein )*(juice and zest|zest and juice|juice|zest|peel|zumo|jugo|ralladura|piel|cáscara|jus|zestes?|saft|schale|abrieb|zesten)(?: (?:and|et|y|und) (?:the )?(?:juice|zest|le zeste|le jus|zumo|ralladura|saft|schale|abrieb))?\s+)(?:(?:of|de|du|von|from|des|d['’])\s*)?/i;

const english: Readonly<Record<string, string>> = {
  ...{ zumo: 'juice', jugo: 'juice', jus: 'juice', saft: 'juice' },
  ...{ ralladura: 'zest', piel: 'zest', cáscara: 'zest', zeste: 'zest', zestes: 'zest' },
  ...{ schale: 'zest', abrieb: 'zest', zesten: 'zest', peel: 'zest' },
};

/** "zumo de medio limón", "Saft einer halben Zitrone" as "juice of 0.5 limón"; other lines stay unchanged. */
export function withPlainJuice(head: string, language?: Language): string {
  const match = juiceStart.exec(head);
  if (match === null) return head;
  const [all, , part = ''] = match;
  const read = readAmount(head.slice(all.length), language);
  if (read === null) return head;
  const word = part.toLowerCase();
  return `${english[word] ?? word} of ${read.amount} ${read.rest}`;
}
