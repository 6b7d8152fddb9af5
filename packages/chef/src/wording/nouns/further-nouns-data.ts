/** Nouns as steps use them; the cells are explained in `nouns.ts`. */
export const furtherNouns = `
pepper-pointed-red | P pointed pepper/pointed peppers | M pimientos | M poivrons | P Spitzpaprika
tomatoes-green-chilies-canned | P tomato/tomatoes | M tomates | F tomates | P Tomaten
corn-baby | baby corn | F mazorquitas | M mini-épis de maïs | P Mini-Maiskolben
broccoli-chinese | Chinese broccoli | m brócoli chino | m brocoli chinois | m Brokkoli
coleslaw-mix | coleslaw mix | f mezcla de col | m mélange de chou | f Krautsalatmischung
brussels-sprouts-frozen | P Brussels sprout/Brussels sprouts | F coles de Bruselas | M choux de Bruxelles | m Rosenkohl
mustard-greens | P mustard green/mustard greens | F hojas de mostaza | F feuilles de moutarde | m Senfkohl
beet-greens | P beet green/beet greens | F hojas de remolacha | F fanes de betterave | P Rote-Bete-Blätter
turnip-greens | P turnip green/turnip greens | F hojas de nabo | F fanes de navet | m Rübstiel
purslane | purslane | f verdolaga | m pourpier | m Portulak
garden-cress | cress | m mastuerzo | m cresson | f Kresse
yam | yam | m ñame | f igname | f Yamswurzel
plantain-ripe | plantain/plantains | m plátano macho/plátanos machos | f banane plantain/bananes plantains | f Kochbanane/Kochbananen
bottle-gourd | bottle gourd | f calabaza | f calebasse | m Flaschenkürbis
bitter-melon | bitter melon | m melón amargo | f margose | f Bittermelone
mushroom-porcini-dried | P porcini mushroom/porcini mushrooms | M boletus | M cèpes | P Steinpilze
hominy-canned | hominy | m maíz pozolero | m maïs hominy | m Hominy
peas-and-carrots-frozen | P pea and carrot/peas and carrots | M guisantes y zanahorias | M petits pois et carottes | P Erbsen und Möhren~Erbsen
stir-fry-vegetables-frozen | P stir-fry vegetable/stir-fry vegetables | F verduras para wok | M légumes pour wok | n Wokgemüse
turmeric-fresh | turmeric | f cúrcuma | m curcuma | f Kurkuma
galangal | galangal | f galanga | m galanga | m Galgant
green-chilies-canned | P green chile/green chiles | M chiles verdes | M piments verts | P Chilis~Chili
white-kidney-beans-canned | P white bean/white beans | F alubias | M haricots blancs | P Bohnen
pinto-beans-dry | P pinto bean/pinto beans | F alubias pintas | M haricots pinto | P Pintobohnen
fava-beans-canned | P fava bean/fava beans | F habas | F fèves | P Ackerbohnen
mixed-beans-canned | P bean/beans | f mezcla de legumbres | m mélange de haricots | P Bohnen
adzuki-dry | P adzuki bean/adzuki beans | F judías azuki | M haricots azuki | P Adzukibohnen
split-peas-yellow | P split pea/split peas | M guisantes partidos | M pois cassés | P Schälerbsen
refried-beans-vegetarian | P refried bean/refried beans | M frijoles refritos | M haricots frits | P Refried Beans
tofu-fried | tofu | m tofu | m tofu | m Tofu
chicken-vegan-pieces | P vegan chicken piece/vegan chicken pieces | f heura | M émincés véganes | P vegane Hähnchenstreifen
ground-meatless | plant-based ground meat | f carne picada vegana | m haché végétal | n veganes Hack
sausage-vegan | P vegan sausage/vegan sausages | F salchichas veganas | F saucisses véganes | P vegane Würstchen
burger-vegan | P vegan burger/vegan burgers | F hamburguesas veganas | M burgers véganes | P vegane Burger
rice-parboiled | rice | m arroz | m riz | m Reis
rice-red | rice | m arroz | m riz | m Reis
couscous-whole-wheat | couscous | m cuscús | m couscous | m Vollkorncouscous~Couscous
millet-flakes | P millet flake/millet flakes | M copos de mijo | M flocons de millet | P Hirseflocken
buckwheat-flakes | P buckwheat flake/buckwheat flakes | M copos de trigo sarraceno | M flocons de sarrasin | P Buchweizenflocken
quinoa-flakes | P quinoa flake/quinoa flakes | M copos de quinoa | M flocons de quinoa | P Quinoaflocken
sorghum | sorghum | m sorgo | m sorgho | n Sorghum
fonio | fonio | m fonio | m fonio | n Fonio
poha | poha | m poha | m poha | n Poha
oats-fine | P oat/oats | M copos de avena~avena | M flocons d’avoine | P Haferflocken
oats-large | P oat/oats | M copos de avena~avena | M flocons d’avoine | P Haferflocken
rice-puffed | puffed rice | m arroz inflado | m riz soufflé | m Puffreis
popcorn-kernels | popcorn | m maíz para palomitas | m maïs à pop-corn | m Popcornmais
corn-flakes | P corn flake/corn flakes | M copos de maíz | M corn flakes | P Cornflakes
corn-grits | P grit/grits | f sémola de maíz | m gruau de maïs | f Maisgrütze
semolina | semolina | f sémola | f semoule | m Grieß
tagliatelle | tagliatelle | M tallarines | F tagliatelles | P Tagliatelle
macaroni | macaroni | M macarrones | M macaronis | P Makkaroni
orzo | orzo | m orzo | m orzo | m Orzo
vermicelli-wheat | vermicelli | M fideos | M vermicelles | P Fadennudeln~Nudel
pasta-spelt | spelt pasta | f pasta de espelta | F pâtes à l’épeautre | P Dinkelnudeln~Nudel
lasagna-sheets | P lasagna sheet/lasagna sheets | F placas de lasaña | F feuilles de lasagne | P Lasagneplatten
soba-whole | soba | M fideos soba | M soba | P Buchweizennudeln~Nudel
somen | P somen noodle/somen noodles | M fideos somen | F nouilles somen | P Somen-Nudeln
ramen-dry | P ramen noodle/ramen noodles | M fideos ramen | F nouilles ramen | P Ramen-Nudeln~Ramen
bread-rye-wholegrain | bread | m pan de centeno | m pain de seigle | n Roggenvollkornbrot~Brot
bread-spelt | bread | m pan de espelta | m pain d’épeautre | n Dinkelbrot~Brot
bread-italian | ciabatta | f chapata | f ciabatta | n Ciabatta
focaccia | focaccia | f focaccia | f focaccia | f Focaccia
bagel | bagel/bagels | m bagel/bagels | m bagel/bagels | m Bagel/Bagels
english-muffin | English muffin/English muffins | m muffin inglés/muffins ingleses | m muffin anglais/muffins anglais | n Toastbrötchen/Toastbrötchen
hamburger-bun | bun/buns | m pan de hamburguesa/panes de hamburguesa | m pain à hamburger/pains à hamburger | n Hamburgerbrötchen/Hamburgerbrötchen
roll-whole-wheat | roll/rolls | m panecillo/panecillos | m petit pain/petits pains | f Vollkornsemmel/Vollkornsemmeln
roll-gluten-free | gluten-free roll/gluten-free rolls | m panecillo sin gluten/panecillos sin gluten | m petit pain sans gluten/petits pains sans gluten | P glutenfreie Brötchen
chapati | chapati/chapatis | m chapati/chapatis | m chapati/chapatis | n Chapati/Chapatis
papadum | papadum/papadums | m papadum/papadums | m papadum/papadums | n Papadam/Papadams
tortilla-low-carb | tortilla/tortillas | f tortilla/tortillas | f tortilla/tortillas | f Tortilla/Tortillas
tortilla-chips | P tortilla chip/tortilla chips | M totopos | F chips de maïs | P Tortillachips
crackers-whole-wheat | P cracker/crackers | F galletas saladas | M crackers | P Vollkorncracker
crackers-gluten-free | P gluten-free cracker/gluten-free crackers | M crackers sin gluten | M crackers sans gluten | P glutenfreie Cracker
puff-pastry | puff pastry | m hojaldre | f pâte feuilletée | m Blätterteig
phyllo | phyllo | f pasta filo | f pâte filo | m Filoteig
pizza-base | pizza base/pizza bases | f base de pizza/bases de pizza | m fond de pizza/fonds de pizza | m Pizzaboden/Pizzaböden
breadcrumbs-gluten-free | P gluten-free breadcrumb/gluten-free breadcrumbs | m pan rallado sin gluten | f chapelure sans gluten | P glutenfreie Semmelbrösel
gluten-free-flour | gluten-free flour | f harina sin gluten | f farine sans gluten | n glutenfreies Mehl
cassava-flour | cassava flour | f harina de yuca | f farine de manioc | n Maniokmehl
tapioca-starch | tapioca starch | m almidón de tapioca | f fécule de tapioca | f Tapiokastärke
chicken-leg | chicken | m pollo | m poulet | P Hähnchenkeulen~Hähnchen
chicken-tenders | chicken | m pollo | m poulet | P Hähncheninnenfilets~Hähnchen
chicken-liver | P chicken liver/chicken livers | M hígados de pollo | M foies de volaille | f Hühnerleber
turkey-tenderloin | turkey | m pavo | f dinde | n Putengeschnetzeltes~Puten
turkey-bacon | turkey bacon | m beicon de pavo | m bacon de dinde | m Putenspeck
ground-beef-pork | ground meat | f carne picada | f viande hachée | n Hackfleisch
beef-strips | beef | f ternera | m émincé de bœuf | n Rindergeschnetzeltes~Rind
beef-strip-steak | steak | m entrecot | m contre-filet | n Roastbeef-Steak~Steak
beef-minute-steak | steak | M filetes de ternera | m steak | n Minutensteak~Steak
beef-skirt | steak | f entraña | f hampe | n Skirt-Steak~Steak
beef-liver | liver | m hígado | m foie | f Rinderleber
roast-beef-deli | roast beef | m rosbif | m rosbif | m Roastbeef-Aufschnitt~Roastbeef
pork-cutlet | pork | M filetes de cerdo | f escalope de porc | P Schweineschnitzel~Schnitzel
pork-strips | pork | m magro de cerdo | m émincé de porc | n Schweinegeschnetzeltes~Schweine
pork-belly | pork belly | f panceta | f poitrine de porc | m Schweinebauch
ham-lean | ham | m jamón | m jambon | m Schinken
ham-serrano | serrano ham | m jamón serrano | m jambon serrano | m Serranoschinken
pancetta | pancetta | f panceta | f pancetta | f Pancetta
bacon-streaky | bacon | m bacon | f poitrine fumée | m Frühstücksspeck~Speck
lardons | P lardon/lardons | M taquitos de beicon | M lardons | P Speckwürfel~Speck
chorizo-fresh | chorizo | m chorizo | m chorizo | f Chorizo
sausage | P sausage/sausages | F salchichas | F saucisses | f Wurst
kielbasa | kielbasa | f kielbasa | f saucisse fumée | f Krakauer
merguez | merguez | F merguez | F merguez | f Merguez
salami | salami | m salami | m salami | f Salami
pepperoni | pepperoni | m pepperoni | m pepperoni | f Peperoniwurst
lamb-shoulder-chop | P lamb chop/lamb chops | F chuletas | F côtes d’agneau | P Lammschulterkoteletts~Lamm
veal-cutlet | veal | F escalopes de ternera | f escalope de veau | P Kalbsschnitzel~Kalb
veal-ground | veal | f carne picada | m veau haché | n Kalbshackfleisch~Hackfleisch
venison-ground | venison | f carne picada de ciervo | m cerf haché | n Wildhack
deer | venison | f carne de venado | f venaison | n Hirschfleisch~Hirsch
rabbit | rabbit | m conejo | m lapin | n Kaninchen
saithe | saithe | m carbonero | m lieu noir | m Seelachs
basa | basa | f panga | m panga | m Pangasius
catfish | catfish | m bagre | m poisson-chat | m Wels
sea-bream | sea bream | f dorada | f daurade | f Dorade
plaice | plaice | f platija | m carrelet | f Scholle~Schollen
perch | perch | f perca | f perche | m Barsch
swordfish | swordfish | m pez espada | m espadon | m Schwertfisch
mahi-mahi | mahi-mahi | m mahi-mahi | m mahi-mahi | m Mahi-Mahi
trout-smoked | smoked trout | f trucha ahumada | f truite fumée | f Räucherforelle
mackerel-smoked | smoked mackerel | f caballa ahumada | m maquereau fumé | f geräucherte Makrele
sardines-fresh | P sardine/sardines | F sardinas | F sardines | P Sardinen
clams-canned | P clam/clams | F almejas | F palourdes | P Muscheln
seafood-mix | seafood | M mariscos | M fruits de mer | P Meeresfrüchte
quail-egg | P quail egg/quail eggs | M huevos de codorniz | M œufs de caille | P Wachteleier
milk-lactose-free-whole | milk | f leche | m lait | f Milch~Milch
hemp-milk | hemp milk | f bebida de cáñamo | f boisson au chanvre | m Hanfdrink
cashew-milk | cashew milk | f bebida de anacardo | f boisson aux noix de cajou | m Cashewdrink
hazelnut-milk | hazelnut milk | f bebida de avellana | f boisson aux noisettes | m Haselnussdrink
goat-yogurt | goat’s milk yogurt | m yogur de cabra | m yaourt au lait de chèvre | m Ziegenjoghurt
sheep-yogurt | sheep’s milk yogurt | m yogur de oveja | m yaourt au lait de brebis | m Schafsjoghurt
almond-yogurt | almond yogurt | m yogur de almendras | m yaourt aux amandes | m Mandeljoghurt
oat-yogurt | oat yogurt | m yogur de avena | m yaourt à l’avoine | m Haferjoghurt
vegan-cream-cheese | vegan cream cheese | m queso crema vegano | m fromage frais végétal | m veganer Frischkäse
cream-15 | cream | f nata | f crème | f Kochsahne
grana-padano | Grana Padano | m grana padano | m grana padano | m Grana Padano
manchego | Manchego | m queso manchego | m manchego | m Manchego
edam | Edam | m queso edam | m edam | m Edamer
emmental | Emmental | m queso emmental | m emmental | m Emmentaler
gorgonzola | Gorgonzola | m gorgonzola | m gorgonzola | m Gorgonzola
roquefort | Roquefort | m roquefort | m roquefort | m Roquefort
camembert | Camembert | m camembert | m camembert | m Camembert
queso-oaxaca | queso asadero | m queso asadero | m queso asadero | m Asadero-Käse
vegan-cheese | vegan cheese | m queso vegano | m fromage végétal | m veganer Käse
vegan-parmesan | vegan Parmesan | m parmesano vegano | m parmesan végétal | m veganer Parmesan
protein-pea | pea protein | f proteína de guisante | F protéines de pois | n Erbsenprotein-Isolat~Erbsenprotein
tzatziki | tzatziki | m tzatziki | m tzatziki | n Tsatsiki
almonds-sliced | P sliced almond/sliced almonds | F almendras laminadas | F amandes effilées | P Mandelblättchen~Mandel
mixed-nuts | P nut/nuts | M frutos secos | m mélange de noix | P Nüsse
chestnuts-cooked | P chestnut/chestnuts | F castañas | F châtaignes | P Maronen
hazelnut-butter | hazelnut butter | f crema de avellanas | f purée de noisettes | n Haselnussmus
pumpkin-seed-butter | pumpkin seed butter | f crema de semillas de calabaza | f purée de graines de courge | n Kürbiskernmus
flaxseed-whole | P flaxseed/flaxseeds | F semillas de lino | F graines de lin | P Leinsamen
sesame-seeds-toasted | P sesame seed/sesame seeds | F semillas de sésamo | F graines de sésame | m Sesam
poppy-seed | P poppy seed/poppy seeds | F semillas de amapola | F graines de pavot | m Mohn
coconut-fresh | coconut | m coco | f noix de coco | f Kokosnuss~Kokos
cacao-nibs | P cacao nib/cacao nibs | M nibs de cacao | M éclats de fèves de cacao | P Kakaonibs
blackberries-frozen | P blackberry/blackberries | F moras | F mûres | P Brombeeren
red-currants | P red currant/red currants | F grosellas rojas | F groseilles | P Johannisbeeren
black-currants | P black currant/black currants | F grosellas negras | M cassis | P Johannisbeeren
gooseberries | P gooseberry/gooseberries | F grosellas espinosas | F groseilles à maquereau | P Stachelbeeren
cherries-sweet-frozen | P cherry/cherries | F cerezas | F cerises | P Kirschen~Kirsch
mango-frozen | mango | m mango | f mangue | f Mango
guava | guava/guavas | f guayaba/guayabas | f goyave/goyaves | f Guave/Guaven
passion-fruit | passion fruit | m maracuyá | m fruit de la passion | f Passionsfrucht
dragon-fruit | dragon fruit | f pitahaya | f pitaya | f Drachenfrucht
quince | quince/quinces | m membrillo/membrillos | m coing/coings | f Quitte/Quitten
currants-dried | P currant/currants | F pasas de Corinto | M raisins de Corinthe | P Korinthen
grapeseed-oil | oil | m aceite | f huile | n Traubenkernöl
oil-rice-bran | oil | m aceite | f huile | n Reiskleieöl
mustard-oil | mustard oil | m aceite de mostaza | f huile de moutarde | n Senföl
oil-pumpkin-seed | pumpkin seed oil | m aceite de semillas de calabaza | f huile de pépins de courge | n Kürbiskernöl
oil-chili | chili oil | m aceite de chile | f huile pimentée | n Chiliöl
butter-salted | butter | f mantequilla | m beurre | f Butter
vegan-butter | vegan butter | f mantequilla vegana | m beurre végétal | f vegane Butter
lard | lard | f manteca de cerdo | m saindoux | n Schweineschmalz
fat-duck | duck fat | f grasa de pato | f graisse de canard | n Entenschmalz
lime-zest | lime zest | f ralladura de lima | m zeste de citron vert | f Limettenschale
amchur | amchur | m amchur | m amchur | n Amchur
vinegar-black | black vinegar | m vinagre negro | m vinaigre noir | m schwarzer Essig
pomegranate-molasses | pomegranate molasses | f melaza de granada | f mélasse de grenade | f Granatapfelmelasse
chicken-stock-homemade | stock | m caldo | m bouillon | f Hühnerbrühe
mushroom-stock | mushroom stock | m caldo de setas | m bouillon de champignons | m Pilzfond
dashi | dashi | m dashi | m dashi | n Dashi
sake | sake | m sake | m saké | m Sake
coconut-water | coconut water | a agua de coco | f eau de coco | n Kokoswasser
coffee | coffee | m café | m café | m Kaffee
sugar-coconut | coconut sugar | m azúcar de coco | m sucre de coco | m Kokosblütenzucker
jam | jam | f mermelada | f confiture | f Konfitüre
paprika-hot | hot paprika | m pimentón picante | m paprika fort | n Paprikapulver
chili-ground-pure | ground chili | m chile molido | m piment en poudre | n Chilipulver
fenugreek | fenugreek | m fenogreco | m fenugrec | m Bockshornklee
baharat | baharat | m baharat | m baharat | n Baharat
caraway | P caraway seed/caraway seeds | f alcaravea | m carvi | m Kümmel
pepper-sichuan | P Sichuan peppercorn/Sichuan peppercorns | f pimienta de Sichuan | m poivre du Sichuan | m Sichuanpfeffer
gochugaru | gochugaru | m gochugaru | m gochugaru | n Gochugaru
marjoram | marjoram | f mejorana | f marjolaine | m Majoran
soy-sauce-gluten-free | gluten-free soy sauce | f salsa de soja sin gluten | f sauce soja sans gluten | f glutenfreie Sojasauce
teriyaki-sauce | teriyaki sauce | f salsa teriyaki | f sauce teriyaki | f Teriyakisauce
doubanjiang | doubanjiang | m doubanjiang | m doubanjiang | n Doubanjiang
sambal-oelek | sambal oelek | m sambal oelek | m sambal oelek | n Sambal Oelek
sweet-chili-sauce | sweet chili sauce | f salsa de chile dulce | f sauce chili douce | f süße Chilisauce
peanut-sauce | peanut sauce | f salsa de cacahuete | f sauce aux cacahuètes | f Erdnusssauce
pesto-vegan | vegan pesto | m pesto vegano | m pesto végane | n veganes Pesto
enchilada-sauce | enchilada sauce | f salsa para enchiladas | f sauce enchilada | f Enchiladasauce
chimichurri | chimichurri | m chimichurri | m chimichurri | n Chimichurri
mustard-yellow | mustard | f mostaza | f moutarde | m Senf
barbecue-sauce | barbecue sauce | f salsa barbacoa | f sauce barbecue | f Barbecuesauce
ajvar | ajvar | m ajvar | m ajvar | n Ajvar
shaoxing-wine | Shaoxing wine | m vino Shaoxing | m vin de Shaoxing | m Shaoxing-Wein
`;
