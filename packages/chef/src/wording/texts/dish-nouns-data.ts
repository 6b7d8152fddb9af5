/** What "everything" is in a dish, by formula; cells as in `nouns.ts`. */
export const dishNounRows = `
soup creamy-soup noodle-soup | soup | f sopa | f soupe | f Suppe
curry | curry | m curry | m curry | n Curry
dal | dal | m dal | m dal | n Dal
stew bean-stew | stew | m guiso | m ragoût | m Eintopf
chili | chili | m chili | m chili | n Chili
porridge savoury-porridge | porridge | F gachas | m porridge | m Porridge
smoothie | smoothie | m batido | m smoothie | m Smoothie
salad chopped-salad grain-salad pasta-salad noodle-salad fruit-salad warm-potato-salad warm-fish-salad | salad | f ensalada | f salade | m Salat
wrap | P wraps | M rollitos | M wraps | P Wraps
shakshuka | sauce | f salsa | f sauce | f Sauce
stuffed-vegetables | P stuffed vegetables | F verduras rellenas | M légumes farcis | n gefüllte Gemüse
* | mixture | f mezcla | f préparation | f Mischung
`;
