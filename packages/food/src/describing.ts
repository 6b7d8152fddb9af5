import type { FoodRow as Food } from './food-row.ts';
import { folded } from './names.ts';

const list = (text: string) => text.split(/\s+/).map(folded);

/** Words that say how a food is cut, chosen or kept, but not which food it is. */
const free = new Set([
  ...list(`fresh freshly ripe raw uncooked large small medium big thick thin thinly thickly finely coarsely coarse roughly
    chopped sliced diced grated minced ground crushed shredded torn cubed halved quartered peeled unpeeled pitted stoned
    seeded deseeded cored trimmed washed rinsed drained shelled hulled boneless skinless bone in skin on lean good quality
    organic free range wild caught cold warm hot boiling room temperature softened melted chilled firm soft young mature
    tender baby whole plain natural pure virgin extra unsalted salted unsweetened lightly packed loosely heaped leftover
    leaves leaf sprigs fillet fillets florets stalks stalk stick sticks stems kernels seeds cloves clove pieces piece chunks wedges
    strips cubes flesh meat your favourite favorite best bite sized long short grain picked patted dry
    washed cleaned beaten separated thawed defrosted crumbled toasted roasted assorted mixed coloured colored seedless
    bunch head or so of the a an some few more no salt added low reduced sodium shop bought ready made homemade store
    bought sustainably sourced unrefined refined cold-pressed pressed stone-ground day old stale brand finest very`),
  ...list(`fresco fresca frescos frescas maduro madura picado picada picados picadas rallado rallada cortado cortada en
    rodajas trozos pelado pelada ecologico ecologica virgen natural grande pequeño entero entera enteros de la el los las
    del al crudo cruda troceado tostado tostada sin sal semillas hojas granulado fino fina limpio limpia`),
  ...list(`frais fraiche fraiches mur mure murs hache hachee haches rape rapee emince emincee coupe coupee en des tranches
    rondelles epluche epluchee bio vierge nature grand petit entier entiere entiers de la le les du d l cru crue crus
    grille grillee grillees non sale salee feuilles graines fin fine gros morceaux ciselee cisele pele pelees`),
  ...list(`frisch frische frischer frisches frischen reif reife reifer reifes gehackt gehackte gehackter gehacktes gerieben
    geriebene geriebener gewurfelt geschnitten geschnittene bio nativ nativen extra naturbelassen gross klein ganze ganz
    ganzer ganzes rohe roher rohes geschalt geschalte entkernt entkernte gerostet gerostete gerosteter ungesalzen
    ungesalzene unbehandelt unbehandelte getrocknet fein feines feine grob grobes grobe in scheiben wurfeln stucken
    ungesusst ungesusste blattchen blatter von der die das den dem etwas bund zarte`),
  ...list('dried dry cooked frozen canned tinned jarred bottled gluten-free'),
]);

/** Words that change the figures: they are passed over only where the food already is what they say. */
const guarded: Readonly<Record<string, (food: Food) => boolean>> = {
  cooked: ({ key, roles }) =>
    key.includes('cooked') || !(roles.includes('starch') || roles.includes('legume')),
  dried: ({ key, roles }) =>
    /-dry$|dried/.test(key) ||
    roles.some((role) => ['starch', 'wholegrain', 'spice', 'seed', 'nut'].includes(role)) ||
    key === 'bay-leaf',
  canned: ({ key, roles }) => key.includes('canned') || roles.includes('seafood'),
};
const sameAs: Readonly<Record<string, string>> = {
  ...{ tinned: 'canned', jarred: 'canned', bottled: 'canned' },
  ...{ getrocknet: 'dried', secs: 'dried', secos: 'dried' },
};

/** Whether a word may describe some food; `mayPassOver` then says whether it may be said of a certain one. */
export function isDescribing(word: string): boolean {
  return free.has(word) || /^\d+$/.test(word);
}

/** Whether a word before or behind the name of this food may be passed over. */
export function mayPassOver(word: string, food: Food): boolean {
  if (/^\d+$/.test(word)) return true;
  if (!free.has(word)) return false;
  return guarded[sameAs[word] ?? word]?.(food) ?? true;
}
