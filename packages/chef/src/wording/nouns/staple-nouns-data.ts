/** Nouns as steps use them; the cells are explained in `nouns.ts`. */
export const stapleNouns = `
almond-flour | almond flour | f harina de almendra | f farine d’amandes | n Mandelmehl
chickpea-flour | chickpea flour | f harina de garbanzo | f farine de pois chiches | n Kichererbsenmehl
buckwheat-flour | buckwheat flour | f harina de trigo sarraceno | f farine de sarrasin | n Buchweizenmehl
coconut-flour | coconut flour | f harina de coco | f farine de coco | n Kokosmehl
oat-flour | oat flour | f harina de avena | f farine d’avoine | n Hafermehl
rice-flour | rice flour | f harina de arroz | f farine de riz | n Reismehl
flour-white | flour | f harina | f farine | n Mehl
flour-whole-wheat | flour | f harina integral | f farine complète | n Vollkornmehl
flour-spelt | spelt flour | f harina de espelta | f farine d’épeautre | n Dinkelvollkornmehl
cornmeal | cornmeal | f harina de maíz | f semoule de maïs | m Maisgrieß
masa-harina | masa harina | f masa harina | f masa harina | n Masa Harina
cornstarch | cornstarch | f maicena | f fécule de maïs | f Speisestärke
arrowroot | arrowroot | m arrurruz | m arrow-root | f Pfeilwurzelstärke
potato-starch | potato starch | f fécula de patata | f fécule de pomme de terre | f Kartoffelstärke
psyllium-husk | psyllium husk | m psyllium | m psyllium | P Flohsamenschalen
baking-powder | baking powder | f levadura | f levure chimique | n Backpulver
baking-soda | baking soda | m bicarbonato | m bicarbonate | n Natron
brown-rice | rice | m arroz | m riz | m Naturreis~Reis
rice-white | rice | m arroz | m riz | m Reis
rice-basmati | rice | m arroz | m riz | m Basmatireis~Reis
rice-jasmine | rice | m arroz | m riz | m Jasminreis~Reis
rice-arborio | rice | m arroz | m riz | m Risottoreis~Reis
rice-sushi | rice | m arroz | m riz | m Sushireis~Reis
wild-rice | wild rice | m arroz salvaje | m riz sauvage | m Wildreis
rice-black | black rice | m arroz negro | m riz noir | m Reis
rice-white-cooked | rice | m arroz | m riz | m Reis
rice-brown-cooked | rice | m arroz | m riz | m Naturreis~Reis
quinoa | quinoa | f quinoa | m quinoa | f Quinoa
quinoa-cooked | quinoa | f quinoa | m quinoa | f Quinoa
couscous | couscous | m cuscús | f semoule | m Couscous
couscous-pearl | pearl couscous | m cuscús | m couscous perlé | m Perlcouscous
bulgur | bulgur | m bulgur | m boulgour | m Bulgur
barley-pearl | barley | f cebada | m orge | P Perlgraupen
buckwheat | buckwheat | m trigo sarraceno | m sarrasin | m Buchweizen
millet | millet | m mijo | m millet | f Hirse
amaranth | amaranth | m amaranto | f amarante | m Amarant
teff | teff | m teff | m teff | m Teff
spelt | spelt | f espelta | m épeautre | m Dinkel
farro-pearled | farro | m farro | m farro | m Emmer
freekeh | freekeh | m freekeh | m freekeh | m Freekeh
polenta-instant | polenta | f polenta | f polenta | f Polenta
oats | P oat/oats | M copos de avena~avena | M flocons d’avoine | P Haferflocken
oats-instant | P oat/oats | f avena | M flocons d’avoine | P Haferflocken
oats-steel-cut | P oat/oats | f avena | f avoine | f Hafergrütze
oat-bran | oat bran | m salvado de avena | m son d’avoine | f Haferkleie
granola | granola | f granola | m granola | n Granola
muesli-unsweetened | muesli | m muesli | m muesli | n Müsli
pasta | pasta | f pasta | F pâtes | P Nudeln~Nudel
pasta-fresh | pasta | f pasta | F pâtes | P Nudeln
pasta-gluten-free | gluten-free pasta | f pasta sin gluten | F pâtes sans gluten | P glutenfreie Nudeln~Nudel
whole-wheat-pasta | pasta | f pasta | F pâtes | P Vollkornnudeln~Nudel
chickpea-pasta | chickpea pasta | f pasta de garbanzos | F pâtes de pois chiches | P Kichererbsennudeln
lentil-pasta | lentil pasta | f pasta de lentejas | F pâtes de lentilles | P Linsennudeln
spaghetti | spaghetti | M espaguetis | M spaghettis | P Spaghetti
egg-noodles | P noodle/noodles | M fideos | F nouilles | P Eiernudeln~Nudel
rice-noodles | P rice noodle/rice noodles | M fideos de arroz | F nouilles de riz | P Reisnudeln~Nudel
glass-noodles | P glass noodle/glass noodles | M fideos de cristal | M vermicelles de soja | P Glasnudeln
soba | soba | M fideos soba | M soba | P Soba-Nudeln
udon | udon | M fideos udon | M udon | P Udon-Nudeln
konjac-noodles | P konjac noodle/konjac noodles | M fideos de konjac | F nouilles de konjac | P Konjaknudeln
gnocchi | gnocchi | M ñoquis | M gnocchis | P Gnocchi
bread-white | bread | m pan | m pain | n Brot
whole-wheat-bread | bread | m pan | m pain | n Vollkornbrot~Brot
bread-sourdough | bread | m pan | m pain | n Sauerteigbrot~Brot
bread-rye | bread | m pan | m pain | n Roggenbrot~Brot
bread-gluten-free | gluten-free bread | m pan sin gluten | m pain sans gluten | n glutenfreies Brot
bread-multigrain | bread | m pan | m pain | n Mehrkornbrot~Brot
baguette | baguette | f baguette | f baguette | n Baguette
pita-whole-wheat | pita/pitas | m pan de pita/panes de pita | m pain pita/pains pita | f Pita/Pitas
pita-white | pita/pitas | m pan de pita/panes de pita | m pain pita/pains pita | f Pita/Pitas
naan | naan/naans | m naan/naans | m naan/naans | n Naan
tortilla-corn | tortilla/tortillas | f tortilla/tortillas | f tortilla/tortillas | f Tortilla/Tortillas
tortilla-whole-wheat | tortilla/tortillas | f tortilla/tortillas | f tortilla/tortillas | f Tortilla/Tortillas
tortilla-flour | tortilla/tortillas | f tortilla/tortillas | f tortilla/tortillas | f Tortilla/Tortillas
tortilla-gluten-free | gluten-free tortilla/gluten-free tortillas | f tortilla sin gluten/tortillas sin gluten | f tortilla sans gluten/tortillas sans gluten | f glutenfreie Tortilla/glutenfreie Tortillas
taco-shells | P taco shell/taco shells | M tacos | F coquilles à tacos | P Taco-Schalen
rice-paper | rice paper | m papel de arroz | F galettes de riz | n Reispapier
rice-cakes | P rice cake/rice cakes | F tortitas de arroz | F galettes de riz soufflé | P Reiswaffeln
crispbread-rye | crispbread | m pan crujiente | m pain croustillant | n Knäckebrot
breadcrumbs | P breadcrumb/breadcrumbs | m pan rallado | f chapelure | P Semmelbrösel
panko | panko | m panko | m panko | n Panko
nutritional-yeast | nutritional yeast | f levadura nutricional | f levure maltée | P Hefeflocken
agar | agar | m agar | m agar-agar | n Agar-Agar
olive-oil | olive oil | m aceite de oliva | f huile d’olive | n Olivenöl
canola-oil | oil | m aceite | f huile | n Rapsöl
sunflower-oil | oil | m aceite | f huile | n Sonnenblumenöl
vegetable-oil | oil | m aceite | f huile | n Öl
avocado-oil | avocado oil | m aceite de aguacate | f huile d’avocat | n Avocadoöl
coconut-oil | coconut oil | m aceite de coco | f huile de coco | n Kokosöl
sesame-oil | sesame oil | m aceite de sésamo | f huile de sésame | n Sesamöl
peanut-oil | oil | m aceite | f huile | n Erdnussöl
walnut-oil | walnut oil | m aceite de nuez | f huile de noix | n Walnussöl
flaxseed-oil | flaxseed oil | m aceite de lino | f huile de lin | n Leinöl
cooking-spray | cooking spray | m aceite en spray | m spray de cuisson | n Backspray
vinegar-cider | cider vinegar | m vinagre de manzana | m vinaigre de cidre | m Apfelessig
vinegar-red-wine | vinegar | m vinagre | m vinaigre | m Rotweinessig
vinegar-white-wine | vinegar | m vinagre | m vinaigre | m Weißweinessig
vinegar-rice | rice vinegar | m vinagre de arroz | m vinaigre de riz | m Reisessig
vinegar-balsamic | balsamic vinegar | m vinagre balsámico | m vinaigre balsamique | m Balsamico
vinegar-sherry | sherry vinegar | m vinagre de Jerez | m vinaigre de xérès | m Sherryessig
mustard-dijon | mustard | f mostaza | f moutarde | m Senf
mustard-wholegrain | mustard | f mostaza | f moutarde | m Senf
mayonnaise | mayonnaise | f mayonesa | f mayonnaise | f Mayonnaise
mayonnaise-vegan | vegan mayonnaise | f mayonesa vegana | f mayonnaise végane | f vegane Mayonnaise
ketchup | ketchup | m kétchup | m ketchup | n Ketchup
soy-sauce | soy sauce | f salsa de soja | f sauce soja | f Sojasauce
soy-sauce-low-sodium | soy sauce | f salsa de soja | f sauce soja | f Sojasauce
tamari | tamari | m tamari | m tamari | f Tamari
tamari-regular | tamari | m tamari | m tamari | f Tamari-Sojasauce
coconut-aminos | P coconut aminos | M aminos de coco | M aminos de coco | P Coconut Aminos
fish-sauce | fish sauce | f salsa de pescado | f sauce de poisson | f Fischsauce
oyster-sauce | oyster sauce | f salsa de ostras | f sauce d’huître | f Austernsauce
hoisin | hoisin sauce | f salsa hoisin | f sauce hoisin | f Hoisinsauce
sriracha | sriracha | f sriracha | f sriracha | f Sriracha
hot-sauce | hot sauce | f salsa picante | f sauce piquante | f scharfe Sauce
worcestershire | Worcestershire sauce | f salsa Worcestershire | f sauce Worcestershire | f Worcestersauce
salsa | salsa | f salsa mexicana | f salsa | f Salsa
salsa-verde | salsa verde | f salsa verde | f salsa verde | f Salsa verde
pesto | pesto | m pesto | m pesto | n Pesto
marinara | marinara sauce | f salsa marinara | f sauce marinara | f Marinara-Sauce
miso | miso | m miso | m miso | n Miso
miso-red | miso | m miso | m miso | n Miso
gochujang | gochujang | m gochujang | m gochujang | n Gochujang
harissa-paste | harissa | f harissa | f harissa | f Harissa
curry-paste-red | curry paste | f pasta de curry | f pâte de curry | f Currypaste
curry-paste-green | curry paste | f pasta de curry | f pâte de curry | f Currypaste
curry-paste-yellow | curry paste | f pasta de curry | f pâte de curry | f Currypaste
mirin | mirin | m mirin | m mirin | m Mirin
horseradish | horseradish | m rábano picante | m raifort | m Meerrettich
tapenade | tapenade | f tapenade | f tapenade | f Tapenade
honey | honey | f miel | m miel | m Honig
maple-syrup | maple syrup | m sirope de arce | m sirop d’érable | m Ahornsirup
agave | agave syrup | m sirope de agave | m sirop d’agave | m Agavendicksaft
sugar | sugar | a azúcar | m sucre | m Zucker
sugar-brown | brown sugar | m azúcar moreno | m sucre roux | m Zucker
erythritol | erythritol | m eritritol | m érythritol | n Erythrit
stevia | stevia | f estevia | f stevia | f Stevia
date-syrup | date syrup | m sirope de dátil | m sirop de dattes | m Dattelsirup
cocoa | cocoa | m cacao | m cacao | m Kakao
chocolate-dark | dark chocolate | m chocolate negro | m chocolat noir | f Zartbitterschokolade~Schokolade
chocolate-unsweetened | chocolate | m chocolate | m chocolat | f Schokolade
coconut-milk | coconut milk | f leche de coco | m lait de coco | f Kokosmilch~Kokos
coconut-milk-light | coconut milk | f leche de coco | m lait de coco | f Kokosmilch~Kokos
coconut-cream | coconut cream | f crema de coco | f crème de coco | f Kokoscreme~Kokos
coconut-yogurt | coconut yogurt | m yogur de coco | m yaourt au lait de coco | m Kokosjoghurt
soy-yogurt | soy yogurt | m yogur de soja | m yaourt au soja | m Sojajoghurt
almond-milk | almond milk | f bebida de almendras | f boisson aux amandes | m Mandeldrink
oat-milk | oat milk | f bebida de avena | f boisson à l’avoine | m Haferdrink
rice-milk | rice milk | f bebida de arroz | f boisson au riz | m Reisdrink
soy-milk-unsweetened | soy milk | f bebida de soja | f boisson au soja | m Sojadrink
coconut-drink | coconut drink | f bebida de coco | f boisson coco | m Kokosdrink
oat-cream | oat cream | f nata de avena | f crème d’avoine | f Hafersahne
soy-cream | soy cream | f nata de soja | f crème de soja | f Sojasahne
vegetable-stock | stock | m caldo | m bouillon | f Gemüsebrühe
vegetable-stock-low-sodium | stock | m caldo | m bouillon | f Gemüsebrühe
chicken-stock | stock | m caldo | m bouillon | f Hühnerbrühe
chicken-stock-low-sodium | stock | m caldo | m bouillon | f Hühnerbrühe
beef-stock | stock | m caldo | m bouillon | f Rinderbrühe
beef-stock-low-sodium | stock | m caldo | m bouillon | f Rinderbrühe
fish-stock | fish stock | m caldo de pescado | m fumet | m Fischfond
water | water | a agua | f eau | n Wasser
wine-white-dry | white wine | m vino blanco | m vin blanc | m Weißwein
wine-red-dry | red wine | m vino tinto | m vin rouge | m Rotwein
salt | salt | f sal | m sel | n Salz
black-pepper | black pepper | f pimienta | m poivre | m Pfeffer
white-pepper | white pepper | f pimienta blanca | m poivre blanc | m Pfeffer
allspice | allspice | f pimienta de Jamaica | m piment de la Jamaïque | n Piment
basil | basil | f albahaca | m basilic | n Basilikum
basil-dried | basil | f albahaca | m basilic | n Basilikum
thai-basil | Thai basil | f albahaca tailandesa | m basilic thaï | n Thai-Basilikum
bay-leaf | bay leaf/bay leaves | f hoja de laurel/hojas de laurel | f feuille de laurier/feuilles de laurier | n Lorbeerblatt/Lorbeerblätter
cayenne | cayenne | f cayena | m piment de Cayenne | m Cayennepfeffer
chili-powder | chili powder | m chile en polvo | m piment en poudre | n Chilipulver
chili-flakes | P chili flake/chili flakes | f guindilla en copos | M flocons de piment | P Chiliflocken
chives | P chive/chives | m cebollino | f ciboulette | m Schnittlauch
cilantro | cilantro | m cilantro | f coriandre | n Koriandergrün
cinnamon | cinnamon | f canela | f cannelle | m Zimt
cinnamon-stick | cinnamon stick/cinnamon sticks | f rama de canela/ramas de canela | m bâton de cannelle/bâtons de cannelle | f Zimtstange/Zimtstangen
coriander-ground | coriander | m cilantro molido | f coriandre moulue | m gemahlener Koriander
coriander-seed | P coriander seed/coriander seeds | F semillas de cilantro | F graines de coriandre | P Koriandersamen
cumin-ground | cumin | m comino | m cumin | m Kreuzkümmel
cumin-seed | P cumin seed/cumin seeds | F semillas de comino | F graines de cumin | m Kreuzkümmel
curry-powder | curry powder | m curry | f poudre de curry | n Currypulver
curry-leaves | P curry leaf/curry leaves | F hojas de curry | F feuilles de curry | P Curryblätter
dill | dill | m eneldo | m aneth | m Dill
dill-dried | dill | m eneldo | m aneth | m Dill
garam-masala | garam masala | m garam masala | m garam masala | n Garam Masala
garlic-powder | garlic powder | m ajo en polvo | m ail en poudre | n Knoblauchpulver
onion-powder | onion powder | f cebolla en polvo | m oignon en poudre | n Zwiebelpulver
ginger-ground | ginger | m jengibre | m gingembre | m Ingwer
cardamom | cardamom | m cardamomo | f cardamome | m Kardamom
cloves | P clove/cloves | m clavo | m clou de girofle | P Nelken
fennel-seed | P fennel seed/fennel seeds | F semillas de hinojo | F graines de fenouil | P Fenchelsamen
fenugreek-leaves | P fenugreek leaf/fenugreek leaves | F hojas de fenogreco | F feuilles de fenugrec | P Bockshornkleeblätter
five-spice | five-spice | F cinco especias | M cinq épices | n Fünf-Gewürze-Pulver
star-anise | star anise | m anís estrellado | m anis étoilé | m Sternanis
mint | mint | f menta | f menthe | f Minze
mint-dried | mint | f menta | f menthe | f Minze
mustard-seed | P mustard seed/mustard seeds | F semillas de mostaza | F graines de moutarde | P Senfkörner
mustard-seed-black | P mustard seed/mustard seeds | F semillas de mostaza | F graines de moutarde | P Senfkörner
nigella | P nigella seed/nigella seeds | F semillas de nigella | F graines de nigelle | m Schwarzkümmel
nutmeg | nutmeg | f nuez moscada | f muscade | f Muskatnuss
oregano-dried | oregano | m orégano | m origan | m Oregano
oregano-mexican | oregano | m orégano | m origan | m Oregano
oregano-fresh | oregano | m orégano | m origan | m Oregano
paprika | paprika | m pimentón | m paprika | n Paprikapulver
paprika-smoked | smoked paprika | m pimentón ahumado | m paprika fumé | n geräuchertes Paprikapulver
parsley | parsley | m perejil | m persil | f Petersilie
parsley-dried | parsley | m perejil | m persil | f Petersilie
rosemary | rosemary | m romero | m romarin | m Rosmarin
rosemary-dried | rosemary | m romero | m romarin | m Rosmarin
saffron | saffron | m azafrán | m safran | m Safran
sage-dried | sage | f salvia | f sauge | m Salbei
sage-fresh | sage | f salvia | f sauge | m Salbei
sumac | sumac | m zumaque | m sumac | m Sumach
tarragon-fresh | tarragon | m estragón | m estragon | m Estragon
tarragon-dried | tarragon | m estragón | m estragon | m Estragon
thyme | thyme | m tomillo | m thym | m Thymian
thyme-dried | thyme | m tomillo | m thym | m Thymian
turmeric | turmeric | f cúrcuma | m curcuma | f Kurkuma
vanilla | vanilla | f vainilla | f vanille | m Vanilleextrakt
vanilla-bean | vanilla bean | f vaina de vainilla | f gousse de vanille | f Vanilleschote
zaatar | za’atar | m zaatar | m zaatar | n Zatar
ras-el-hanout | ras el hanout | m ras el hanout | m ras el-hanout | n Ras el-Hanout
italian-seasoning | Italian seasoning | m condimento italiano | M herbes italiennes | n italienisches Gewürz
herbes-de-provence | P herbes de Provence | F hierbas provenzales | F herbes de Provence | P Kräuter der Provence
lime-leaves | P lime leaf/lime leaves | F hojas de lima kaffir | F feuilles de combava | P Limettenblätter
epazote | epazote | m epazote | m épazote | m Epazote
chili-ancho | ancho chile/ancho chiles | m chile ancho/chiles anchos | m piment ancho/piments ancho | f Ancho-Chili
`;
