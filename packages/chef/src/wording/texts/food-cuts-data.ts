/**
 * The word for a cut that a cook uses for a food: foods | cuts | English | Spanish | French | German; empty: the usual one.
 * Foods are the beginnings of their keys. The first row that fits counts.
 */
export const foodCutRows = `
chives | sliced thinly_sliced chopped minced | finely snipped | {picado|picada|picados|picadas} | {ciselé|ciselée|ciselés|ciselées} | in Röllchen
scallion | sliced thinly_sliced chopped | | | {émincé|émincée|émincés|émincées} | in Ringen
leek | sliced thinly_sliced | | | {émincé|émincée|émincés|émincées} | in Ringen
onion shallot | sliced thinly_sliced | | en juliana | {émincé|émincée|émincés|émincées} | in Ringen
onion shallot chili jalapeno | finely_diced minced | | {picado|picada|picados|picadas} | {ciselé|ciselée|ciselés|ciselées} |
mushroom | sliced thinly_sliced | | {laminado|laminada|laminados|laminadas} | {émincé|émincée|émincés|émincées} |
cabbage brussels-sprouts kale collards lettuce radicchio chicory endive bok-choy | sliced thinly_sliced strips | shredded | en juliana | {émincé|émincée|émincés|émincées} | in feinen Streifen
avocado | sliced thinly_sliced | | en láminas | en lamelles | in Spalten
apple pear peach nectarine mango plum apricot quince persimmon papaya | sliced thinly_sliced | | en láminas | en lamelles | in Spalten
strawberries radish fennel | sliced thinly_sliced | | en láminas | en lamelles |
garlic ginger | sliced thinly_sliced | | en láminas | {émincé|émincée|émincés|émincées} |
halloumi tofu tempeh seitan mozzarella goat-cheese paneer gouda brie camembert cheddar edam | sliced thinly_sliced | | en lonchas | en tranches |
chicken turkey beef pork lamb veal duck ham bacon chorizo salmon-smoked roast | sliced thinly_sliced | | en lonchas | en tranches |
orange lemon lime grapefruit mandarin clementine | wedges | | en gajos | en quartiers | in Spalten
orange lemon lime | sliced thinly_sliced | | en rodajas | en rondelles |
`;
