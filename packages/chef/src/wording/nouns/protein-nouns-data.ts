/** Nouns as steps use them; the cells are explained in `nouns.ts`. */
export const proteinNouns = `
chicken-breast | chicken | m pollo | m poulet | f Hähnchenbrust~Hähnchen
chicken-thigh | chicken | m pollo | m poulet | P Hähnchenschenkel~Hähnchen
chicken-thigh-skin | P chicken thigh/chicken thighs | M contramuslos | M hauts de cuisse | P Hähnchenschenkel~Hähnchen
chicken-drumstick | P drumstick/drumsticks | M muslitos | M pilons | P Hähnchenunterkeulen~Hähnchen
chicken-wings | P chicken wing/chicken wings | F alitas | F ailes de poulet | P Hähnchenflügel~Hähnchen
chicken-ground | chicken | m pollo picado | m poulet haché | n Hähnchenhackfleisch~Hähnchen
chicken-cooked | chicken | m pollo | m poulet | n Hähnchen
chicken-breast-cooked | chicken | m pollo | m poulet | f Hähnchenbrust~Hähnchen
chicken-meat | chicken | m pollo | m poulet | n Hähnchenfleisch~Hähnchen
turkey-ground | turkey | m pavo picado | f dinde hachée | n Putenhackfleisch~Puten
turkey-breast | turkey | m pavo | f dinde | f Putenbrust~Puten
turkey-breast-roasted | turkey | m pavo | f dinde | f Putenbrust~Puten
turkey-deli | turkey | m pavo | f dinde | m Putenbrustaufschnitt~Puten
duck-breast | duck breast | m magret | m magret | f Entenbrust~Enten
beef-ground-90 | beef | f carne picada | m bœuf haché | n Rinderhackfleisch~Hackfleisch
beef-ground-95 | beef | f carne picada | m bœuf haché | n Rinderhackfleisch~Hackfleisch
beef-ground-85 | beef | f carne picada | m bœuf haché | n Rinderhackfleisch~Hackfleisch
beef-ground-80 | beef | f carne picada | m bœuf haché | n Rinderhackfleisch~Hackfleisch
beef-stew | beef | f ternera | m bœuf | n Rindergulasch~Rind
beef-sirloin | beef | m bistec | m rumsteck | n Rinderhüftsteak~Rind
beef-tenderloin | beef | m solomillo | m filet de bœuf | n Rinderfilet~Rind
beef-round | beef | f ternera | m rosbif | f Rinderoberschale~Rind
beef-ribeye | steak | m entrecot | f entrecôte | n Entrecôte
flank-steak | steak | f falda de ternera | f bavette | n Flanksteak
beef-chuck | beef | f ternera | m paleron | f Rinderschulter~Rind
pork-tenderloin | pork | m solomillo de cerdo | m filet mignon | n Schweinefilet
pork-loin | P pork chop/pork chops | m lomo | F côtes de porc | P Schweinekoteletts~Kotelett
pork-shoulder | pork | f paleta de cerdo | f épaule de porc | f Schweineschulter~Schweine
pork-ground | pork | f carne picada | m porc haché | n Schweinehackfleisch~Hackfleisch
bacon | bacon | m bacon | m bacon | m Speck
ham | ham | m jamón | m jambon | m Schinken
prosciutto | prosciutto | m prosciutto | m jambon cru | m Schinken
chorizo | chorizo | m chorizo | m chorizo | f Chorizo
sausage-italian | P sausage/sausages | F salchichas | F saucisses | f Salsiccia
sausage-chicken | P sausage/sausages | F salchichas | F saucisses | f Hähnchenbratwurst~Bratwurst
lamb-ground | lamb | m cordero picado | m agneau haché | n Lammhackfleisch~Lamm
lamb-leg | lamb | m cordero | m agneau | f Lammkeule~Lamm
lamb-shoulder | lamb | m cordero | m agneau | f Lammschulter~Lamm
lamb-loin | P lamb chop/lamb chops | F chuletas | F côtelettes | P Lammkoteletts~Lamm
lamb-stew | lamb | m cordero | m agneau | n Lammgulasch~Lamm
veal | veal | f ternera | m veau | n Kalbfleisch~Kalb
cod | cod | m bacalao | m cabillaud | m Kabeljau
salmon-sockeye | salmon | m salmón | m saumon | m Lachs
salmon-atlantic | salmon | m salmón | m saumon | m Lachs
salmon-smoked | smoked salmon | m salmón ahumado | m saumon fumé | m Räucherlachs
salmon-canned | salmon | m salmón | m saumon | m Lachs
salmon-cooked | salmon | m salmón | m saumon | m Lachs
tuna-fresh | tuna | m atún | m thon | m Thunfisch
tuna-canned-water | tuna | m atún | m thon | m Thunfisch
tuna-canned-oil | tuna | m atún | m thon | m Thunfisch
trout | trout | f trucha | f truite | f Forelle/Forellen
mackerel | mackerel | f caballa | m maquereau | f Makrele/Makrelen
mackerel-canned | mackerel | f caballa | m maquereau | f Makrele
herring | herring | m arenque | m hareng | m Hering
halibut | halibut | m fletán | m flétan | m Heilbutt
haddock | haddock | m eglefino | m églefin | m Schellfisch
hake | hake | f merluza | m merlu | m Seehecht
pollock | pollock | m abadejo | m colin | m Seelachs
sea-bass | sea bass | f lubina | m bar | m Wolfsbarsch
snapper | snapper | m pargo | m vivaneau | m Red Snapper
sole | sole | m lenguado | f sole | f Seezunge
tilapia | tilapia | f tilapia | m tilapia | f Tilapia
white-fish | fish | m pescado | m poisson | n Weißfischfilet~Fisch
monkfish | monkfish | m rape | f lotte | m Seeteufel
sardines-canned | P sardine/sardines | F sardinas | F sardines | P Sardinen
anchovies-canned | P anchovy/anchovies | F anchoas | M anchois | P Sardellen
shrimp | shrimp | F gambas | F crevettes | P Garnelen
shrimp-cooked | shrimp | F gambas | F crevettes | P Garnelen
scallops | P scallop/scallops | F vieiras | F saint-jacques | P Jakobsmuscheln
mussels | P mussel/mussels | M mejillones | F moules | P Miesmuscheln~Muschel
squid | squid | m calamar | m calamar | m Tintenfisch
crab | crab | f carne de cangrejo | f chair de crabe | n Krabbenfleisch~Krabben
egg | egg/eggs | m huevo/huevos | m œuf/œufs | n Ei/Eier~Eier
egg-white | egg white/egg whites | f clara/claras | m blanc d’œuf/blancs d’œufs | n Eiweiß~Eiweiß
egg-yolk | egg yolk/egg yolks | f yema/yemas | m jaune d’œuf/jaunes d’œufs | n Eigelb
egg-boiled | egg/eggs | m huevo duro/huevos duros | m œuf dur/œufs durs | n Ei/Eier~Eier
butter | butter | f mantequilla | m beurre | f Butter
ghee | ghee | m ghee | m ghee | n Ghee
milk | milk | f leche | m lait | f Milch
milk-whole | milk | f leche | m lait | f Milch~Milch
milk-skim | milk | f leche | m lait | f Magermilch~Milch
cream | cream | f nata | f crème | f Sahne~Sahne
sour-cream | sour cream | f crema agria | f crème aigre | f saure Sahne~Sauerrahm
creme-fraiche | crème fraîche | f crème fraîche | f crème fraîche | f Crème fraîche
cream-cheese | cream cheese | m queso crema | m fromage frais | m Frischkäse
cream-cheese-light | cream cheese | m queso crema | m fromage frais | m Frischkäse
yogurt-whole | yogurt | m yogur | m yaourt | m Joghurt
yogurt-lowfat | yogurt | m yogur | m yaourt | m Joghurt
yogurt-nonfat | yogurt | m yogur | m yaourt | m Joghurt
greek-yogurt-whole | yogurt | m yogur | m yaourt | m Joghurt
greek-yogurt-lowfat | yogurt | m yogur | m yaourt | m Joghurt
greek-yogurt-nonfat | yogurt | m yogur | m yaourt | m Joghurt
skyr | skyr | m skyr | m skyr | m Skyr
quark | quark | m queso fresco batido | m fromage blanc | m Quark
kefir-whole | kefir | m kéfir | m kéfir | m Kefir
kefir-lowfat | kefir | m kéfir | m kéfir | m Kefir
buttermilk | buttermilk | m suero de mantequilla | m babeurre | f Buttermilch
cottage-cheese-whole | cottage cheese | m queso cottage | m cottage cheese | m Hüttenkäse
cottage-cheese-lowfat | cottage cheese | m requesón | m cottage cheese | m Hüttenkäse
ricotta-whole | ricotta | f ricotta | f ricotta | m Ricotta
ricotta-part-skim | ricotta | f ricotta | f ricotta | m Ricotta
feta | feta | m queso feta | f feta | m Feta
halloumi | halloumi | m halloumi | m halloumi | m Halloumi
paneer | paneer | m paneer | m paneer | m Paneer
parmesan | Parmesan | m parmesano | m parmesan | m Parmesan
pecorino | pecorino | m pecorino | m pecorino | m Pecorino
cheddar | cheddar | m cheddar | m cheddar | m Cheddar
gouda | gouda | m gouda | m gouda | m Gouda
gruyere | Gruyère | m gruyer | m gruyère | m Gruyère
mozzarella-fresh | mozzarella | f mozzarella | f mozzarella | m Mozzarella
mozzarella-low-moisture | mozzarella | f mozzarella | f mozzarella | m Mozzarella
goat-cheese | goat cheese | m queso de cabra | m fromage de chèvre | m Ziegenkäse
blue-cheese | blue cheese | m queso azul | m bleu | m Blauschimmelkäse
queso-fresco | queso fresco | m queso fresco | m queso fresco | m Queso fresco
cotija | cotija | m queso cotija | m cotija | m Cotija-Käse
monterey-jack | Monterey Jack | m queso Monterey Jack | m Monterey Jack | m Monterey Jack
swiss-cheese | Swiss cheese | m queso suizo | m fromage suisse | m Käse
provolone | provolone | m provolone | m provolone | m Provolone
mascarpone | mascarpone | m mascarpone | m mascarpone | m Mascarpone
brie | brie | m brie | m brie | m Brie
labneh | labneh | m labneh | m labneh | m Labneh
tofu-firm | tofu | m tofu | m tofu | m Tofu
tofu-extra-firm | tofu | m tofu | m tofu | m Tofu
tofu-silken | tofu | m tofu | m tofu | m Seidentofu
tofu-smoked | smoked tofu | m tofu ahumado | m tofu fumé | m Räuchertofu
tempeh | tempeh | m tempeh | m tempeh | m Tempeh
seitan | seitan | m seitán | m seitan | m Seitan
textured-soy-protein | textured vegetable protein | f soja texturizada | F protéines de soja | n Sojagranulat
black-beans-canned | P black bean/black beans | F alubias negras | M haricots noirs | P Bohnen
black-beans-dry | P black bean/black beans | F alubias negras | M haricots noirs | P Bohnen
black-beans-cooked | P black bean/black beans | F alubias negras | M haricots noirs | P Bohnen
cannellini-canned | P cannellini bean/cannellini beans | F alubias | M haricots blancs | P Cannellini-Bohnen~Bohnen
white-beans-dry | P white bean/white beans | F alubias | M haricots blancs | P Bohnen
white-beans-cooked | P white bean/white beans | F alubias | M haricots blancs | P Bohnen
kidney-beans-canned | P kidney bean/kidney beans | F alubias | M haricots rouges | P Kidneybohnen
kidney-beans-dry | P kidney bean/kidney beans | F alubias | M haricots rouges | P Kidneybohnen
pinto-beans-canned | P pinto bean/pinto beans | F alubias pintas | M haricots pinto | P Pintobohnen
borlotti-canned | P borlotti bean/borlotti beans | F alubias borlotti | M haricots borlotti | P Borlottibohnen
butter-beans-canned | P butter bean/butter beans | M judiones | M haricots de Lima | P Riesenbohnen
black-eyed-peas-canned | P black-eyed pea/black-eyed peas | F alubias carillas | M haricots à œil noir | P Augenbohnen
chickpeas-canned | P chickpea/chickpeas | M garbanzos | M pois chiches | P Kichererbsen
chickpeas-cooked | P chickpea/chickpeas | M garbanzos | M pois chiches | P Kichererbsen
chickpeas-dry | P chickpea/chickpeas | M garbanzos | M pois chiches | P Kichererbsen
lentils-green-dry | P lentil/lentils | F lentejas | F lentilles | P Linsen
lentils-brown-dry | P lentil/lentils | F lentejas | F lentilles | P Linsen
lentils-puy-dry | P lentil/lentils | F lentejas | F lentilles | P Linsen
lentils-red-dry | P lentil/lentils | F lentejas | F lentilles | P Linsen
lentils-black-dry | P lentil/lentils | F lentejas beluga | F lentilles beluga | P Belugalinsen
lentils-yellow-dry | P lentil/lentils | F lentejas | F lentilles | P Linsen
lentils-cooked | P lentil/lentils | F lentejas | F lentilles | P Linsen
lentils-canned | P lentil/lentils | F lentejas | F lentilles | P Linsen
mung-beans-dry | P mung bean/mung beans | F judías mungo | M haricots mungo | P Mungbohnen
moong-dal-split | moong dal | m moong dal | m moong dal | n Moong Dal
chana-dal | chana dal | m chana dal | m chana dal | n Chana Dal
toor-dal | toor dal | m toor dal | M pois d’Angole | n Toor Dal
urad-dal | urad dal | m urad dal | m urad dal | n Urad Dal
split-peas | P split pea/split peas | M guisantes partidos | M pois cassés | P Schälerbsen
soybeans-cooked | P soybean/soybeans | f soja | F graines de soja | P Sojabohnen
refried-beans | P refried bean/refried beans | M frijoles refritos | M haricots frits | P Refried Beans
hummus | hummus | m hummus | m houmous | m Hummus
falafel | P falafel/falafel | M faláfel | M falafels | P Falafel
whey-protein | whey protein | f proteína de suero | f protéine de lactosérum | n Molkenproteinpulver
almonds | P almond/almonds | F almendras | F amandes | P Mandeln~Mandel
almonds-blanched | P almond/almonds | F almendras | F amandes | P Mandeln~Mandel
walnuts | P walnut/walnuts | F nueces | F noix | P Walnüsse~Walnuss
cashews | P cashew/cashews | M anacardos | F noix de cajou | P Cashewkerne~Cashew
cashews-roasted | P cashew/cashews | M anacardos | F noix de cajou | P Cashewkerne~Cashew
pistachios | P pistachio/pistachios | M pistachos | F pistaches | P Pistazien
pecans | P pecan/pecans | F nueces pecanas | F noix de pécan | P Pekannüsse~Pekannuss
hazelnuts | P hazelnut/hazelnuts | F avellanas | F noisettes | P Haselnüsse~Haselnuss
pine-nuts | P pine nut/pine nuts | M piñones | M pignons | P Pinienkerne
peanuts-roasted | P peanut/peanuts | M cacahuetes | F cacahuètes | P Erdnüsse~Erdnuss
macadamias | P macadamia nut/macadamia nuts | F nueces de macadamia | F noix de macadamia | P Macadamianüsse~Macadamia
brazil-nuts | P Brazil nut/Brazil nuts | F nueces de Brasil | F noix du Brésil | P Paranüsse~Paranuss
chia-seeds | P chia seed/chia seeds | F semillas de chía | F graines de chia | P Chiasamen~Chia
flaxseed-ground | flaxseed | f linaza | F graines de lin | P Leinsamen
hemp-seeds | P hemp heart/hemp hearts | F semillas de cáñamo | F graines de chanvre | P Hanfsamen
pumpkin-seeds | P pumpkin seed/pumpkin seeds | F pipas de calabaza | F graines de courge | P Kürbiskerne
sesame-seeds | P sesame seed/sesame seeds | m sésamo | F graines de sésame | m Sesam
sesame-seeds-black | P sesame seed/sesame seeds | m sésamo | F graines de sésame | m Sesam
sunflower-seeds | P sunflower seed/sunflower seeds | F pipas de girasol | F graines de tournesol | P Sonnenblumenkerne
tahini | tahini | m tahini | m tahini | n Tahin
almond-butter | almond butter | f crema de almendra | f purée d’amandes | n Mandelmus
peanut-butter | peanut butter | f crema de cacahuete | m beurre de cacahuète | n Erdnussmus
cashew-butter | cashew butter | f crema de anacardo | f purée de noix de cajou | n Cashewmus
sunflower-butter | sunflower seed butter | f crema de girasol | f purée de tournesol | n Sonnenblumenmus
`;
