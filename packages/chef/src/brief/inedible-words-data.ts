/** Household things, animals that are no food, and plants that poison: folded, in the four languages. */
export const inedibleWords: ReadonlySet<string> = new Set(
  `bleach soap detergent shampoo toothpaste petrol gasoline diesel kerosene antifreeze methanol paint glue ink wax candle plastic glass metal wood
  sand dirt soil gravel stone rock battery paper cardboard cloth rubber cement ash charcoal poison venom pesticide herbicide fertilizer drug
  drugs cocaine heroin medicine pill pills aspirin ibuprofen paracetamol insulin metformin cat dog kitten puppy hamster human blood urine feces
  poop vomit mercury arsenic cyanide lead acetone ammonia chlorine borax lye turpentine hemlock nightshade oleander foxglove belladonna datura
  yew wolfsbane monkshood deathcap ricin toadstool mothball sponge diaper
  lejia jabon detergente champu gasolina pintura pegamento tinta cera vela plastico vidrio madera arena tierra piedra pila carton goma cemento
  ceniza veneno pesticida droga drogas cocaina heroina medicina pastilla pastillas insulina gato perro humano orina heces mercurio arsenico
  cianuro plomo acetona amoniaco cloro cicuta adelfa
  javel savon lessive shampooing essence peinture colle encre cire bougie plastique verre metal bois sable terre pierre pile papier caoutchouc
  ciment cendre poison drogue medicament medicaments chat chien humain urine mercure arsenic cyanure plomb cigue
  bleichmittel seife waschmittel zahnpasta benzin farbe kleber klebstoff tinte wachs kerze plastik holz erde stein kieselstein batterie
  papier pappe gummi zement asche gift droge drogen kokain medikament medikamente tablette katze hund mensch urin quecksilber arsen zyanid blei
  aceton ammoniak chlor schierling tollkirsche eibe eisenhut fliegenpilz knollenblatterpilz`
    .split(/\s+/)
    .filter(Boolean),
);

/** Foods that harm in the form that is named. */
export const harmfulPhrases: readonly RegExp[] = [
  /\brhubarb leaves\b|\brhabarberblatter\b|\bfeuilles de rhubarbe\b|\bhojas de ruibarbo\b/,
  /\b(?:apricot|peach|cherry|plum) (?:kernels?|pits?|stones?)\b|\baprikosenkerne\b|\bhuesos? de (?:albaricoque|cereza)\b/,
  /\b(?:death cap|fly agaric|destroying angel|fugu|pufferfish|puffer fish|raw cassava|bitter almonds?)\b|\bbittermandeln?\b|\bamandes? ameres?\b|\balmendras? amargas?\b/,
  /\b(?:mouldy|moldy|rotten|spoiled|expired|rancid|podrid[oa]s?|moisi[es]*|pourri[es]*|verdorbene?[rns]?|verschimmelte?[rns]?)\b/,
  /\bgreen potato(?:es)?\b/,
];
