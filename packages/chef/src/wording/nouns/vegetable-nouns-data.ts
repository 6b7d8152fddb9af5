/** Nouns as steps use them; the cells are explained in `nouns.ts`. */
export const vegetableNouns = `
arugula | arugula | f rúcula | f roquette | m Rucola
asparagus | asparagus | M espárragos | F asperges | m Spargel
avocado | avocado/avocados | m aguacate/aguacates | m avocat/avocats | f Avocado/Avocados~Avocado
beet | beet/beets | f remolacha/remolachas | f betterave/betteraves | f Rote Bete~Rote-Bete
beet-cooked | P beet/beets | F remolachas | F betteraves | f Rote Bete
bell-pepper-green | bell pepper/bell peppers | m pimiento/pimientos | m poivron/poivrons | f Paprika
bell-pepper-red | bell pepper/bell peppers | m pimiento/pimientos | m poivron/poivrons | f Paprika
bell-pepper-yellow | bell pepper/bell peppers | m pimiento/pimientos | m poivron/poivrons | f Paprika
bok-choy | bok choy | m pak choi | m pak choï | m Pak Choi
broccoli | broccoli | m brócoli | m brocoli | m Brokkoli
broccoli-frozen | broccoli | m brócoli | m brocoli | m Brokkoli
broccolini | broccolini | m bimi | m broccolini | m Spargelbrokkoli
broccoli-rabe | broccoli rabe | M grelos | m brocoli-rave | m Stängelkohl
brussels-sprouts | P Brussels sprout/Brussels sprouts | F coles de Bruselas | M choux de Bruxelles | m Rosenkohl
cabbage-green | cabbage | m repollo | m chou | m Weißkohl
cabbage-red | red cabbage | f lombarda | m chou rouge | m Rotkohl
cabbage-napa | napa cabbage | f col china | m chou chinois | m Chinakohl
cabbage-savoy | Savoy cabbage | f col de Milán | m chou de Milan | m Wirsing
cabbage-pointed | pointed cabbage | m repollo | m chou pointu | m Spitzkohl
carrot | carrot/carrots | f zanahoria/zanahorias | f carotte/carottes | f Karotte/Karotten
carrot-baby | P baby carrot/baby carrots | F zanahorias | F mini-carottes | P Babykarotten
cauliflower | cauliflower | f coliflor | m chou-fleur | m Blumenkohl
cauliflower-rice | cauliflower rice | m arroz de coliflor | m riz de chou-fleur | m Blumenkohlreis
cauliflower-frozen | cauliflower | f coliflor | m chou-fleur | m Blumenkohl
celery | celery | m apio | m céleri | m Staudensellerie
celeriac | celeriac | m apionabo | m céleri-rave | m Knollensellerie
chard | chard | F acelgas | F blettes | m Mangold
chayote | chayote | m chayote/chayotes | f chayote/chayotes | f Chayote
chicory | endive/endives | f endibia/endibias | f endive/endives | m Chicorée
chili-green | chili/chilies | f guindilla/guindillas | m piment/piments | f Chili
chili-red | chili/chilies | f guindilla/guindillas | m piment/piments | f Chili
chili-dried | dried chili/dried chilies | m chile seco/chiles secos | m piment séché/piments séchés | f Chilischote/Chilischoten
chili-serrano | serrano chile/serrano chiles | m chile serrano/chiles serranos | m piment serrano/piments serrano | f Serrano-Chili
chipotle-adobo | P chipotle/chipotles | M chipotles | M piments chipotle | m Chipotle
corn-frozen | corn | m maíz | m maïs | m Mais
corn-canned | corn | m maíz | m maïs | m Mais
corn-ear | corn | f mazorca/mazorcas | m épi/épis | m Maiskolben/Maiskolben
collards | P collard green/collard greens | f berza | m chou cavalier | m Blattkohl
cucumber | cucumber/cucumbers | m pepino/pepinos | m concombre/concombres | f Gurke/Gurken
daikon | daikon | m daikon | m radis blanc | m Rettich
edamame | edamame | m edamame | m edamame | P Edamame
eggplant | eggplant/eggplants | f berenjena/berenjenas | f aubergine/aubergines | f Aubergine/Auberginen
endive-curly | curly endive | f escarola | f chicorée frisée | f Endivie
fava-beans-fresh | P fava bean/fava beans | F habas | F fèves | P dicke Bohnen
fennel | fennel | m hinojo | m fenouil | m Fenchel
garlic | garlic | m ajo | m ail | m Knoblauch
ginger | ginger | m jengibre | m gingembre | m Ingwer
ginger-garlic-paste | ginger-garlic paste | f pasta de jengibre y ajo | f pâte ail-gingembre | f Ingwer-Knoblauch-Paste
grape-leaves | P grape leaf/grape leaves | F hojas de parra | F feuilles de vigne | P Weinblätter
green-beans | P green bean/green beans | F judías verdes | M haricots verts | P grüne Bohnen
green-beans-frozen | P green bean/green beans | F judías verdes | M haricots verts | P Bohnen
hearts-of-palm | P heart of palm/hearts of palm | M palmitos | M cœurs de palmier | P Palmherzen
jalapeno | jalapeño/jalapeños | m jalapeño/jalapeños | m piment jalapeño/piments jalapeños | f Jalapeño/Jalapeños
jalapeno-pickled | P pickled jalapeño/pickled jalapeños | M jalapeños | M jalapeños marinés | P Jalapeños
jicama | jicama | f jícama | m jicama | f Yambohne
kale | kale | f col rizada | m kale | m Grünkohl
kale-frozen | kale | f col rizada | m chou frisé | m Grünkohl
kimchi | kimchi | m kimchi | m kimchi | n Kimchi
kohlrabi | kohlrabi | m colirrábano/colirrábanos | m chou-rave/choux-raves | m Kohlrabi
lambs-lettuce | lamb’s lettuce | M canónigos | f mâche | m Feldsalat
leek | leek/leeks | m puerro/puerros | m poireau/poireaux | m Lauch
lemongrass | lemongrass | f hierba limón | f citronnelle | n Zitronengras
lettuce-butter | butter lettuce | f lechuga | f laitue | m Kopfsalat
lettuce-romaine | romaine lettuce | f lechuga romana | f laitue romaine | m Römersalat
lettuce-iceberg | iceberg lettuce | f lechuga iceberg | f laitue iceberg | m Eisbergsalat
lettuce-green | lettuce | f lechuga | f laitue | m Blattsalat
lettuce-little-gem | little gem lettuce | M cogollos | f sucrine | m Römersalat
spring-mix | salad mix | m mezclum | m mesclun | m Salat
lotus-root | lotus root | f raíz de loto | f racine de lotus | f Lotuswurzel
mushroom-cremini | P mushroom/mushrooms | M champiñones | M champignons | P Champignons~Champignon
mushroom-white | P mushroom/mushrooms | M champiñones | M champignons | P Champignons~Champignon
mushroom-shiitake | P shiitake mushroom/shiitake mushrooms | M shiitake | M shiitakés | P Shiitake-Pilze~Shiitake
mushroom-shiitake-dried | P dried shiitake mushroom/dried shiitake mushrooms | M shiitake | M shiitakés | P Shiitake
mushroom-oyster | P oyster mushroom/oyster mushrooms | F setas | M pleurotes | P Austernpilze
mushroom-king-oyster | P king oyster mushroom/king oyster mushrooms | F setas de cardo | M pleurotes | P Kräuterseitlinge
mushroom-portobello | P portobello mushroom/portobello mushrooms | M portobellos | M portobellos | P Portobello-Pilze~Portobello
mushroom-chanterelle | P chanterelle/chanterelles | M rebozuelos | F girolles | P Pfifferlinge
mushroom-enoki | P enoki mushroom/enoki mushrooms | M enoki | M enokis | P Enoki-Pilze
nopales | P nopal/nopales | M nopales | M nopals | P Nopales
okra | okra | f okra | M gombos | P Okra
onion | onion/onions | f cebolla/cebollas | m oignon/oignons | f Zwiebel/Zwiebeln
onion-red | onion/onions | f cebolla/cebollas | m oignon/oignons | f Zwiebel/Zwiebeln
onion-white | onion/onions | f cebolla/cebollas | m oignon/oignons | f Zwiebel/Zwiebeln
onion-sweet | onion/onions | f cebolla/cebollas | m oignon/oignons | f Zwiebel/Zwiebeln
onions-pearl | P pearl onion/pearl onions | F cebollitas | M petits oignons | P Perlzwiebeln
parsnip | parsnip/parsnips | f chirivía/chirivías | m panais/panais | f Pastinake/Pastinaken
peas-frozen | P pea/peas | M guisantes | M petits pois | P Erbsen
peas-fresh | P pea/peas | M guisantes | M petits pois | P Erbsen
peas-canned | P pea/peas | M guisantes | M petits pois | P Erbsen
pickles-dill | P pickle/pickles | M pepinillos | M cornichons | P Gewürzgurken
cornichons | P cornichon/cornichons | M pepinillos | M cornichons | P Cornichons
poblano | poblano/poblanos | m chile poblano/chiles poblanos | m piment poblano/piments poblano | f Poblano-Chili
potato | potato/potatoes | f patata/patatas | f pomme de terre/pommes de terre | f Kartoffel/Kartoffeln~Kartoffel
potato-new | P potato/potatoes | F patatas | F pommes de terre | P Kartoffeln~Kartoffel
potato-red | P potato/potatoes | F patatas | F pommes de terre | P Kartoffeln~Kartoffel
potato-white | P potato/potatoes | F patatas | F pommes de terre | P Kartoffeln~Kartoffel
potato-russet | P potato/potatoes | F patatas | F pommes de terre | P Kartoffeln~Kartoffel
potatoes-cooked | P potato/potatoes | F patatas | F pommes de terre | P Kartoffeln~Kartoffel
butternut-squash | butternut squash | f calabaza | f courge butternut | m Butternut-Kürbis
acorn-squash | acorn squash | f calabaza | f courge | m Eichelkürbis
spaghetti-squash | spaghetti squash | f calabaza espagueti | f courge spaghetti | m Spaghettikürbis
squash-kabocha | kabocha squash | f calabaza kabocha | m potimarron | m Kürbis
pumpkin | pumpkin | f calabaza | m potiron | m Kürbis
pumpkin-puree | pumpkin | m puré de calabaza | f purée de potiron | n Kürbispüree
radicchio | radicchio | f achicoria roja | f trévise | m Radicchio
radish | radish/radishes | M rábanos | M radis | P Radieschen
red-pepper-roasted | P roasted pepper/roasted peppers | M pimientos asados | M poivrons grillés | f Paprika
romanesco | romanesco | m romanesco | m chou romanesco | m Romanesco
rutabaga | rutabaga | m colinabo | m rutabaga | f Steckrübe
sauerkraut | sauerkraut | m chucrut | f choucroute | n Sauerkraut
scallion | scallion/scallions | f cebolleta/cebolletas | m oignon vert/oignons verts | f Frühlingszwiebel/Frühlingszwiebeln
shallot | shallot/shallots | f chalota/chalotas | f échalote/échalotes | f Schalotte/Schalotten
seaweed-nori | nori | f nori | f nori | m Nori
seaweed-wakame-dried | wakame | m wakame | m wakamé | f Wakame
seaweed-kombu | kombu | m kombu | m kombu | m Kombu
snow-peas | P snow pea/snow peas | M tirabeques | M pois gourmands | P Zuckerschoten
spinach | spinach | F espinacas | M épinards | m Spinat
spinach-frozen | spinach | F espinacas | M épinards | m Spinat
sprouts-alfalfa | P sprout/sprouts | M brotes | F graines germées | P Sprossen
bean-sprouts | P bean sprout/bean sprouts | M brotes de soja | F pousses de soja | P Mungbohnensprossen~Sprossen
bamboo-shoots-canned | P bamboo shoot/bamboo shoots | M brotes de bambú | F pousses de bambou | P Bambussprossen
water-chestnuts-canned | P water chestnut/water chestnuts | F castañas de agua | F châtaignes d’eau | P Wasserkastanien
squash-yellow | squash | m calabacín/calabacines | f courgette/courgettes | f Zucchini
sweet-potato | sweet potato/sweet potatoes | m boniato/boniatos | f patate douce/patates douces | f Süßkartoffel/Süßkartoffeln~Süßkartoffel
taro | taro | m taro | m taro | m Taro
tomatillo | P tomatillo/tomatillos | M tomatillos | F tomatilles | P Tomatillos~Tomatillo
tomato | tomato/tomatoes | m tomate/tomates | f tomate/tomates | f Tomate/Tomaten
tomato-plum | tomato/tomatoes | m tomate/tomates | f tomate/tomates | f Tomate/Tomaten
tomato-cherry | P cherry tomato/cherry tomatoes | M tomates cherry | F tomates cerises | P Kirschtomaten
tomatoes-canned | P tomato/tomatoes | m tomate | F tomates | P Tomaten
tomato-crushed | P tomato/tomatoes | m tomate | F tomates | P Tomaten
tomato-puree | tomato passata | f passata | m coulis de tomates | P passierte Tomaten
tomato-paste | tomato paste | m concentrado de tomate | m concentré de tomates | n Tomatenmark
tomato-sauce-canned | tomato sauce | f salsa de tomate | f sauce tomate | f Tomatensauce
tomato-sun-dried | P sun-dried tomato/sun-dried tomatoes | M tomates secos | F tomates séchées | P getrocknete Tomaten
tomato-sun-dried-oil | P sun-dried tomato/sun-dried tomatoes | M tomates secos | F tomates séchées | P getrocknete Tomaten
turnip | turnip/turnips | m nabo/nabos | m navet/navets | f Speiserübe/Speiserüben
vegetables-mixed-frozen | P vegetable/vegetables | F verduras | M légumes | n Mischgemüse
watercress | watercress | M berros | m cresson | f Brunnenkresse
zucchini | zucchini | m calabacín/calabacines | f courgette/courgettes | f Zucchini
artichoke | artichoke/artichokes | f alcachofa/alcachofas | m artichaut/artichauts | f Artischocke/Artischocken
artichoke-hearts | P artichoke heart/artichoke hearts | M corazones de alcachofa | M cœurs d’artichaut | P Artischockenherzen
artichoke-hearts-canned | P artichoke heart/artichoke hearts | M corazones de alcachofa | M cœurs d’artichaut | P Artischockenherzen
jerusalem-artichoke | P Jerusalem artichoke/Jerusalem artichokes | M tupinambos | M topinambours | m Topinambur
okra-frozen | okra | f okra | M gombos | P Okra
plantain | plantain/plantains | m plátano macho/plátanos machos | f banane plantain/bananes plantains | f Kochbanane/Kochbananen
cassava | cassava | f yuca | m manioc | m Maniok
olives-green | P olive/olives | F aceitunas | F olives | P Oliven
olives-kalamata | P olive/olives | F aceitunas | F olives | P Oliven
olives-black | P olive/olives | F aceitunas | F olives | P Oliven
capers | P caper/capers | F alcaparras | F câpres | P Kapern
guacamole | guacamole | m guacamole | m guacamole | f Guacamole
apple | apple/apples | f manzana/manzanas | f pomme/pommes | m Apfel/Äpfel~Apfel
apricot | apricot/apricots | m albaricoque/albaricoques | m abricot/abricots | f Aprikose/Aprikosen
apricots-dried | P apricot/apricots | M orejones | M abricots | P Aprikosen
banana | banana/bananas | m plátano/plátanos | f banane/bananes | f Banane/Bananen
berries-mixed | P berry/berries | M frutos rojos | M fruits rouges | f Beerenmischung~Beeren
blackberries | P blackberry/blackberries | F moras | F mûres | P Brombeeren
blueberries | P blueberry/blueberries | M arándanos | F myrtilles | P Heidelbeeren
blueberries-frozen | P blueberry/blueberries | M arándanos | F myrtilles | P Heidelbeeren
raspberries | P raspberry/raspberries | F frambuesas | F framboises | P Himbeeren
raspberries-frozen | P raspberry/raspberries | F frambuesas | F framboises | P Himbeeren
strawberries | P strawberry/strawberries | F fresas | F fraises | P Erdbeeren
strawberries-frozen | P strawberry/strawberries | F fresas | F fraises | P Erdbeeren
cantaloupe | melon | m melón | m melon | f Melone
honeydew | melon | m melón | m melon | f Honigmelone
watermelon | watermelon | f sandía | f pastèque | f Wassermelone
cherries-sweet | P cherry/cherries | F cerezas | F cerises | P Kirschen
cherries-sour | P sour cherry/sour cherries | F guindas | F griottes | P Sauerkirschen
clementine | clementine/clementines | f clementina/clementinas | f clémentine/clémentines | f Clementine/Clementinen
coconut-desiccated | coconut | m coco rallado | f noix de coco | P Kokosraspel~Kokos
cranberries-dried | P cranberry/cranberries | M arándanos rojos | F canneberges | P Cranberrys~Cranberry
cranberries | P cranberry/cranberries | M arándanos rojos | F canneberges | P Cranberrys~Cranberry
dates | P date/dates | M dátiles | F dattes | P Datteln~Dattel
dates-medjool | P date/dates | M dátiles | F dattes | P Datteln~Dattel
figs | P fig/figs | M higos | F figues | P Feigen
figs-dried | P fig/figs | M higos | F figues | P Feigen
grapefruit | grapefruit | m pomelo/pomelos | m pamplemousse/pamplemousses | f Grapefruit
grapes | P grape/grapes | F uvas | M raisins | P Trauben
kiwi | kiwi/kiwis | m kiwi/kiwis | m kiwi/kiwis | f Kiwi/Kiwis~Kiwi
lemon | lemon/lemons | m limón/limones | m citron/citrons | f Zitrone/Zitronen
lemon-juice | lemon juice | m zumo de limón | m jus de citron | m Zitronensaft
lemon-zest | lemon zest | f ralladura de limón | m zeste de citron | f Zitronenschale
lime | lime/limes | f lima/limas | m citron vert/citrons verts | f Limette/Limetten
lime-juice | lime juice | m zumo de lima | m jus de citron vert | m Limettensaft
mandarin | mandarin/mandarins | f mandarina/mandarinas | f mandarine/mandarines | f Mandarine/Mandarinen
mango | mango/mangoes | m mango/mangos | f mangue/mangues | f Mango/Mangos~Mango
nectarine | nectarine/nectarines | f nectarina/nectarinas | f nectarine/nectarines | f Nektarine/Nektarinen
orange | orange/oranges | f naranja/naranjas | f orange/oranges | f Orange/Orangen
orange-juice | orange juice | m zumo de naranja | m jus d’orange | m Orangensaft
orange-zest | orange zest | f ralladura de naranja | m zeste d’orange | f Orangenschale
papaya | papaya | f papaya | f papaye | f Papaya
peach | peach/peaches | m melocotón/melocotones | f pêche/pêches | m Pfirsich/Pfirsiche
pear | pear/pears | f pera/peras | f poire/poires | f Birne/Birnen
persimmon | persimmon/persimmons | m kaki/kakis | m kaki/kakis | f Kaki
pineapple | pineapple | f piña | m ananas | f Ananas
pineapple-canned | pineapple | f piña | m ananas | f Ananas
plum | plum/plums | f ciruela/ciruelas | f prune/prunes | f Pflaume/Pflaumen
prunes | P prune/prunes | F ciruelas pasas | M pruneaux | P Trockenpflaumen
pomegranate-seeds | P pomegranate seed/pomegranate seeds | F semillas de granada | F graines de grenade | P Granatapfelkerne
raisins | P raisin/raisins | F pasas | M raisins secs | P Rosinen
raisins-golden | P golden raisin/golden raisins | F pasas | M raisins secs | P Sultaninen
applesauce | applesauce | f compota de manzana | f compote de pommes | n Apfelmark
apple-juice | apple juice | m zumo de manzana | m jus de pomme | m Apfelsaft
tamarind | tamarind paste | f pasta de tamarindo | f pâte de tamarin | f Tamarindenpaste
rhubarb | rhubarb | m ruibarbo | f rhubarbe | m Rhabarber
preserved-lemon | preserved lemon | m limón encurtido | m citron confit | f Salzzitrone
`;
