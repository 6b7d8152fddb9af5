import { folded } from './names.ts';

const list = (text: string) => text.split(/\s+/).map(folded);

/** Words for cut, selection or storage, which do not change the food. */
const free = new Set([
  ...list(`fresh freshly ripe raw uncooked large small medium big thick thin thinly thickly finely coarsely coarse roughly
    chopped sliced diced grated minced ground crushed shredded torn cubed halved quartered peeled unpeeled pitted
    stoned seeded deseeded cored trimmed washed rinsed drained shelled hulled boneless skinless bone in skin on lean
    good quality organic free range wild caught cold warm hot boiling room temperature softened melted chilled firm
    soft young mature tender baby whole plain natural pure virgin extra unsalted salted unsweetened lightly packed
    loosely heaped leftover leaves leaf sprigs fillet fillets florets stalks stalk stick sticks stems kernels seeds
    cloves clove pieces piece chunks wedges strips cubes flesh meat your favourite favorite best bite sized long
    short grain picked patted dry cleaned beaten separated thawed defrosted crumbled toasted roasted assorted mixed
    coloured colored seedless bunch head or so of the a an some few more no salt added low reduced sodium shop
    bought ready made homemade store sustainably sourced unrefined refined cold-pressed pressed stone-ground day old
    stale brand finest very`),
  ...list(`unflavored unflavoured prepared style unbaked sharp aged thumb sized ounce inch center cut divided needed optional flaky coarse kosher sea table level packed heaped handful
    handfuls wedge wedges matchsticks ribbons shavings dice floret heads spear spears julienned spiralized mashed
    pureed sifted zested juiced squeezed strained trimmed snipped torn quartered sliced hulled stemmed stripped
    scrubbed unwaxed pre purpose total approximately about each plus additional your choice any kind type premium
    authentic imported local seasonal heirloom crisp tart crunchy chewy thick-cut thin-cut steaks steak halves
    lengthwise crosswise diagonally bias`),
  ...list(`espinas espina hueso fresco fresca frescos frescas maduro madura picado picada picados picadas rallado rallada cortado cortada en rodajas
    trozos pelado pelada ecologico ecologica virgen natural grande pequeño entero entera enteros de la el los las
    del al crudo cruda troceado tostado tostada sin sal semillas hojas granulado fino fina limpio limpia medianas
    medianos mediana mediano grandes pequena pequenas pequenos maduros maduras pelados peladas desmenuzado
    desmenuzada cortados cortadas troceados troceadas laminado laminada laminados laminadas rallados ralladas
    escurrido escurrida escurridos escurridas lavado lavada lavados lavadas exprimido recien bien muy buena buen
    calidad tiernos tiernas tierno tierna limpios limpias enjuagado enjuagada deshuesado deshuesada deshuesados
    deshuesadas triturados machacado machacados tostados tostadas batidos templado templada caliente frio fria
    ecologicos ecologicas congelado congelada finamente aprox tipo con piel molido molida unos unas gajos dados
    tiras daditos cubitos juliana`),
  ...list(`jaune jaunes doux frais fraiche fraiches mur mure murs hache hachee haches rape rapee emince emincee coupe coupee en des tranches
    rondelles epluche epluchee bio vierge nature grand petit entier entiere entiers de la le les du d l cru crue
    crus grille grillee grillees non sale salee feuilles graines fin fine gros morceaux ciselee cisele pele pelees
    hachees rapees emincees coupes coupees moyen moyenne moyens moyennes petits petites grands grandes grande petite
    grosse grosses bien mures concasse concassee concassees plat plate frises moulin moulu moulue fraichement
    epluches epluchees lave laves lavee lavees egoutte egouttes egouttee egouttees denoyaute denoyautes denoyautees
    torrefie torrefiees tiede tiedes chaud chaude froid froide fondu mou ramolli battus bonne bon qualite lamelles
    batonnets quartiers finement grossierement surgele surgelee surgeles surgelees avec sans peau os et fermier
    fermiers plein air traite traitee`),
  ...list(`frisch frische frischer frisches frischen reif reife reifer reifes gehackt gehackte gehackter gehacktes gerieben
    geriebene geriebener gewurfelt geschnitten geschnittene bio nativ nativen extra naturbelassen gross klein ganze
    ganz ganzer ganzes rohe roher rohes geschalt geschalte entkernt entkernte gerostet gerostete gerosteter
    ungesalzen ungesalzene unbehandelt unbehandelte getrocknet fein feines feine grob grobes grobe in scheiben
    wurfeln stucken ungesusst ungesusste blattchen blatter von der die das den dem etwas bund zarte gemahlen
    gemahlener gemahlene gemahlenes glatt glatte glatter glattes krause mittelgross mittelgrosse mittelgrosser
    mittelgrosses mittlere mittlerer mittleres grosse grosser grosses kleine kleiner kleines kleinen grossen dicke
    dicker dickes dunne weiche weicher weiches warme warmer warmes kalte kalter kaltes heisse heisses heisser
    kochende kochendes zimmerwarme zimmerwarm gepresst gepresste gewurfelte gewaschen gewaschene abgetropft
    abgetropfte zerbroselt zerlassene zerlassen geschmolzene geputzt geputzte geviertelt halbiert tiefgekuhlt
    tiefgekuhlte tk mild milde milder aus biologischem anbau stucke streifen ringe ringen spalten scheibe
    unbehandelter unbehandeltes frischem reifen saftige saftiger`),
  ...list('dried dry cooked frozen canned tinned jarred bottled gluten-free'),
]);

export function describesAnyFood(word: string): boolean {
  return free.has(word) || /^\d+$/.test(word);
}
