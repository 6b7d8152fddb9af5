const listed = (text: string) => text.trim().split(/\s+/);

/** Scoville units of the dry pod, middle of the ranges of the Chile Pepper Institute; a mere "chili" counts as de árbol. */
export const scovilleUnits: ReadonlyMap<string, number> = new Map(
  Object.entries({
    500: 'banana-pepper chili-cherry-pepper chilies-shishito',
    750: 'poblano poblano-roasted chili-anaheim chili-new-mexico-dried green-chilies-canned tomatoes-green-chilies-canned',
    1500: 'chili-ancho chili-ground-ancho chili-pasilla chili-mulato',
    2000: 'chili-cascabel',
    3750: 'chili-guajillo',
    5000: `jalapeno jalapeno-pickled jalapeno-canned chili-fresno chili-puya chili-aji-panca-dried chili-kashmiri gochugaru
      aleppo-pepper piment-espelette paprika-hot pepper-pickled-hot chili-green-hot-canned`,
    7500: 'chili-chipotle chili-morita',
    12500: 'chili-serrano',
    22500: `chili-green chili-red chili-dried chili-flakes chili-de-arbol chili-ground-pure chili-sichuan-dried
      chili-red-canned`,
    40000: 'cayenne chili-aji-amarillo chili-aji-amarillo-paste',
    75000: 'chili-birds-eye chili-birds-eye-green chili-thai-dried chili-rocoto',
    200000: 'chili-habanero',
  }).flatMap(([units, keys]) => listed(keys).map((key) => [key, Number(units)] as const)),
);

/** Products whose strength depends on the brand. */
export const mildProducts: ReadonlySet<string> = new Set(
  listed(`chili-powder chili-seasoning-mix taco-seasoning fajita-seasoning curry-powder curry-powder-madras ras-el-hanout
    chaat-masala old-bay salsa salsa-verde salsa-corn salsa-mango pico-de-gallo enchilada-sauce enchilada-sauce-green
    sweet-chili-sauce chili-sauce-tomato kimchi pepper-jack curry-sauce-tikka curry-paste-korma mole-poblano arrabbiata
    pepperoni mayonnaise-chipotle mayonnaise-sriracha honey-hot spice-blend-tandoori romesco muhammara chili-beans
    adobo-seasoning curry-roux lime-pickle chorizo-fresh andouille-cajun merguez`),
);
export const hotProducts: ReadonlySet<string> = new Set(
  listed(`tabasco hot-sauce green-hot-sauce red-chili-sauce buffalo-sauce peri-peri-sauce jerk-paste jerk-seasoning
    sambal-oelek sambal chili-garlic-sauce doubanjiang gochujang ssamjang xo-sauce yuzu-kosho sriracha harissa-paste
    harissa-powder berbere togarashi cajun-seasoning chili-crisp oil-chili salsa-macha salsa-chipotle chipotle-adobo zhoug
    curry-paste-red curry-paste-green curry-paste-yellow curry-paste-panang curry-paste-massaman curry-paste-tikka
    tom-yum-paste laksa-paste rendang-paste hot-pot-base nduja pipian-paste`),
);
