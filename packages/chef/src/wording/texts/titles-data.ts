/**
 * Titles by formula in English, Spanish, French and German; alternatives after a slash. `{m}`: the main foods in front of
 * another noun ("Chickpea and Spinach"), `{a}`: as they are ("garbanzos y espinacas"), `{w}`: what it comes with; in French `{u}`: all of them, `{v}`: what it
 * comes with ("aux myrtilles et à la banane"), `{roasted}`: agreed with the main foods.
 */
export const titleRows = `
stir-fry | {m} Stir-Fry[ with {w}] | Salteado de {a}[ con {w}] | Sauté de {a}[ {v}] / Poêlée de {a} au wok[ {v}] | {m}-Wok[ mit {w}] / {m}-Pfanne[ mit {w}]
skillet | {m} Skillet[ with {w}] | Salteado de {a}[ con {w}] | Poêlée de {a}[ {v}] | {m}-Pfanne[ mit {w}]
breakfast-skillet | {m} Breakfast Skillet[ with {w}] | Salteado de {a} para desayunar[ con {w}] | Poêlée du matin {u} | {m}-Frühstückspfanne[ mit {w}]
hash | {m} Hash[ with {w}] | Salteado crujiente de {a}[ con {w}] | Poêlée croustillante de {a}[ {v}] | {m}-Röstpfanne[ mit {w}]
fried-rice | {m} Fried Rice[ with {w}] | Arroz salteado con {l} | Riz sauté {u} | Gebratener Reis mit {d}
fried-noodles | {m} Fried Noodles[ with {w}] | Fideos salteados con {l} | Nouilles sautées {u} | Gebratene Nudeln mit {d}
egg-fried-vegetables | Pan-Fried {a}[ with {w}] | Salteado de {a}[ con {w}] | Poêlée de {a}[ {v}] | {m}-Pfanne[ mit {w}]
lettuce-cups | {m} Lettuce Cups[ with {w}] | Hojas de lechuga rellenas de {a}[ con {w}] | Feuilles de laitue garnies {u} | Salatschiffchen mit {d}
zucchini-noodles | {m} Vegetable Noodles[ with {w}] | Espirales de verdura con {l} | Spirales de légumes {u} | Gemüsespiralen mit {d}
konjac-noodles | {m} Konjac Noodles[ with {w}] | Fideos de konjac con {l} | Nouilles de konjac {u} | Konjaknudeln mit {d}
tofu-scramble | {m} Scramble[ with {w}] | Revuelto de {a}[ con {w}] | Brouillade de {a}[ {v}] | {m}-Rührpfanne[ mit {w}]
curry | {m} Curry[ with {w}] | Curry de {a}[ con {w}] | Curry de {a}[ {v}] | {m}-Curry[ mit {w}]
dal | {m} Dal[ with {w}] | Dal de {a}[ con {w}] | Dal de {a}[ {v}] | {m}-Dal[ mit {w}]
stew | {m} Stew[ with {w}] | Guiso de {a}[ con {w}] / Estofado de {a}[ con {w}] | Ragoût de {a}[ {v}] / Mijoté de {a}[ {v}] | {m}-Eintopf[ mit {w}]
bean-stew | {m} Stew[ with {w}] | Guiso de {a}[ con {w}] | Ragoût de {a}[ {v}] | {m}-Eintopf[ mit {w}]
chili | {m} Chili[ with {w}] | Chili de {a}[ con {w}] | Chili de {a}[ {v}] | {m}-Chili[ mit {w}]
soup | {m} Soup[ with {w}] | Sopa de {a}[ con {w}] | Soupe de {a}[ {v}] | {m}-Suppe[ mit {w}]
creamy-soup | Smooth {m} Soup[ with {w}] / Velvety {m} Soup[ with {w}] | Puré suave de {a}[ con {w}] | Velouté de {a}[ {v}] | {m}-Cremesuppe[ mit {w}]
noodle-soup | {m} Noodle Soup[ with {w}] | Sopa de fideos con {l} | Soupe de nouilles {u} | {m}-Nudelsuppe[ mit {w}]
risotto | {m} Risotto[ with {w}] | Arroz meloso con {l} | Riz crémeux {u} | {m}-Risotto[ mit {w}]
pilaf | {m} Pilaf[ with {w}] | Pilaf de {a}[ con {w}] | Pilaf de {a}[ {v}] | {m}-Pilaw[ mit {w}]
pasta | Pasta with {l} / {m} Pasta[ with {w}] | Pasta con {l} | Pâtes {u} | Pasta mit {d}
tomato-pasta | Tomato Pasta with {l} | Pasta con salsa de tomate, {a}[ y {w}] | Pâtes à la tomate avec {l} | Pasta in Tomatensauce mit {d}
one-pot-pasta | One-Pot Pasta with {l} | Pasta en una olla con {l} | Pâtes tout-en-un {u} | One-Pot-Pasta mit {d}
pasta-salad | Pasta Salad with {l} | Ensalada de pasta con {l} | Salade de pâtes {u} | Nudelsalat mit {d}
noodle-salad | Noodle Salad with {l} | Ensalada de fideos con {l} | Salade de nouilles {u} | Nudelsalat mit {d}
salad | {m} Salad[ with {w}] | Ensalada de {a}[ con {w}] | Salade de {a}[ {v}] | {m}-Salat[ mit {w}]
chopped-salad | Chopped {m} Salad[ with {w}] | Ensalada picada de {a}[ con {w}] | Salade croquante de {a}[ {v}] | Fein gewürfelter {m}-Salat[ mit {w}]
grain-salad | {m} Grain Salad[ with {w}] / Warm Salad of {l} | Ensalada de {a}[ con {w}] | Salade complète {u} | {m}-Salat[ mit {w}]
warm-fish-salad | Warm {m} Salad[ with {w}] | Ensalada templada de {a}[ con {w}] | Salade tiède de {a}[ {v}] | Lauwarmer {m}-Salat[ mit {w}]
warm-potato-salad | Warm {m} Salad[ with {w}] | Ensalada templada de {a}[ con {w}] | Salade tiède de {a}[ {v}] | Lauwarmer {m}-Salat[ mit {w}]
buddha-bowl | {m} Bowl[ with {w}] | Bol de {a}[ con {w}] | Bol complet {u} | {m}-Bowl[ mit {w}]
burrito-bowl | {m} Burrito Bowl[ with {w}] | Bol estilo burrito de {a}[ con {w}] | Burrito bowl {u} | {m}-Burrito-Bowl[ mit {w}]
bowl | {m} Bowl[ with {w}] | Bol de {a}[ con {w}] | Bol {u} | {m}-Bowl[ mit {w}]
tacos | {m} Tacos[ with {w}] | Tacos de {a}[ con {w}] | Tacos {u} | Tacos mit {d}
wrap | {m} Wraps[ with {w}] | Rollitos de {a}[ con {w}] | Wraps {u} | Wraps mit {d}
toast | {m} Toast[ with {w}] | Tostada de {a}[ con {w}] | Tartines {u} | Röstbrot mit {d}
sweet-toast | {m} Toast[ with {w}] | Tostada con {l} | Tartines sucrées {u} | Süßes Röstbrot mit {d}
sandwich | {m} Sandwich[ with {w}] | Sándwich de {a}[ con {w}] | Sandwich {u} | Sandwich mit {d}
quesadilla | {m} Quesadillas[ with {w}] | Quesadillas de {a}[ con {w}] | Quesadillas {u} | Quesadillas mit {d}
frittata | {m} Frittata[ with {w}] | Frittata de {a}[ con {w}] | Frittata {u} | {m}-Frittata[ mit {w}]
omelette | {m} Omelette[ with {w}] | Tortilla francesa con {l} | Omelette {u} | {m}-Omelett[ mit {w}]
scrambled-eggs | Scrambled Eggs with {l} | Huevos revueltos con {l} | Œufs brouillés {u} | Rührei mit {d}
shakshuka | {m} Shakshuka[ with {w}] | Shakshuka con {l} | Chakchouka {u} | {m}-Schakschuka[ mit {w}]
egg-cups | Baked Egg Cups with {l} | Huevos al horno con {l} | Œufs au four {u} | Ofeneier mit {d}
boiled-eggs | Boiled Eggs with {l} | Huevos cocidos con {l} | Œufs durs {u} | Gekochte Eier mit {d}
traybake | {m} Traybake[ with {w}] | Bandeja de {a} al horno[ con {w}] | {a} {roasted} au four[ {v}] | {a} vom Blech[ mit {w}]
roast | Roast {a}[ with {w}] | {a} al horno[ con {w}] | Rôti de {a}[ {v}] | {a} aus dem Ofen[ mit {w}]
roasted-snack | Crisp Roasted {a}[ with {w}] | {a} al horno para picar[ con {w}] | Bouchées grillées {u} | Knuspriges aus dem Ofen: {a}[ mit {w}]
baked-fish | Baked {a}[ with {w}] | {a} al horno[ con {w}] | {a} au four[ {v}] | {a} aus dem Ofen[ mit {w}]
parcels | {a} Baked in Parchment[ with {w}] | {a} en papillote[ con {w}] | {a} en papillote[ {v}] | {a} im Päckchen[ mit {w}]
stuffed-vegetables | {m} Stuffed Vegetables[ with {w}] | Verduras rellenas: {a}[ con {w}] | Légumes farcis {u} | Gefülltes Gemüse mit {d}
stuffed-avocado | Stuffed Avocado with {l} | Aguacate relleno de {a}[ con {w}] | Avocat farci {u} | Gefüllte Avocado mit {d}
skewers | {m} Skewers[ with {w}] | Brochetas de {a}[ con {w}] | Brochettes de {a}[ {v}] | {m}-Spieße[ mit {w}]
patties | {m} Patties[ with {w}] | Hamburguesas de {a}[ con {w}] | Galettes de {a}[ {v}] | {m}-Frikadellen[ mit {w}]
bean-patties | {m} Patties[ with {w}] | Hamburguesas de {a}[ con {w}] | Galettes de {a}[ {v}] | {m}-Bratlinge[ mit {w}]
dip | {m} Dip[ with {w}] | Dip de {a}[ con {w}] | Dip de {a}[ {v}] | {m}-Dip[ mit {w}]
board | Snack Board with {l} | Tabla de picoteo con {l} | Planche à grignoter avec {l} | Snackbrett mit {d}
smoothie | {m} Smoothie[ with {w}] | Batido de {a}[ con {w}] | Smoothie {u} | {m}-Smoothie[ mit {w}]
porridge | {m} Porridge[ with {w}] | Gachas de {a}[ con {w}] | Porridge {u} | {m}-Porridge[ mit {w}]
savoury-porridge | Savoury {m} Porridge[ with {w}] | Gachas saladas de {a}[ con {w}] | Porridge salé {u} | Herzhafter {m}-Brei[ mit {w}]
overnight-oats | Overnight Oats with {l} | Avena de la noche con {l} | Overnight oats {u} | Overnight Oats mit {d}
bircher | Bircher Muesli with {l} | Bircher muesli con {l} | Bircher muesli {u} | Birchermüsli mit {d}
baked-oats | Baked Oats with {l} | Avena al horno con {l} | Flocons d’avoine au four {u} | Gebackene Haferflocken mit {d}
chia-pudding | {m} Pudding[ with {w}] | Pudin de {a}[ con {w}] | Pudding {u} | {m}-Pudding[ mit {w}]
yogurt-bowl | {m} Bowl[ with {w}] | Bol de {a}[ con {w}] | Bol de {a}[ {v}] | {m}-Bowl[ mit {w}]
savoury-yogurt-bowl | Savoury {m} Bowl[ with {w}] | Bol salado de {a}[ con {w}] | Bol salé {u} | Herzhafte {m}-Bowl[ mit {w}]
fruit-salad | {m} Salad[ with {w}] | Ensalada de {a}[ con {w}] | Salade de {a}[ {v}] | Obstsalat mit {d}
nuts-and-fruit | {a}[ with {w}] | {a}[ con {w}] | {a}[ {v}] | {a}[ mit {w}]
energy-bites | {m} Bites[ with {w}] | Bolitas de {a}[ con {w}] | Bouchées {u} | {m}-Bällchen[ mit {w}]
pancakes | {m} Pancakes[ with {w}] | Tortitas de {a}[ con {w}] | Pancakes {u} | {m}-Pfannkuchen[ mit {w}]
chickpea-pancakes | Chickpea Pancakes with {l} | Tortitas de garbanzo con {l} | Galettes de pois chiches {u} | Kichererbsen-Pfannkuchen mit {d}
baked-fruit | Baked {a}[ with {w}] | {a} al horno[ con {w}] | {a} au four[ {v}] | {a} aus dem Ofen[ mit {w}]
* | {m} Plate[ with {w}] | Plato de {a}[ con {w}] | Assiette de {a}[ {v}] | {m}-Teller[ mit {w}]
`;
