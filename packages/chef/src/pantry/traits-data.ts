/** Words of keys that tell a dish, a drink, a sweet or a product: no ingredients of home cooking. */
export const noIngredientWords = `
soup cake cakes cookie cookies cookies-any ice pudding candy dressing mix pie muffin doughnut brownies brownie
frosting soda drink drinks tea coffee espresso cocktail concentrate nectar beer cider liqueur spirit brandy
shake sorbet breaded battered nuggets salad gratin scalloped rolls patty patties custard flan mousse ganache
fudge toffee caramel caramels marshmallows marshmallow gummy jelly jellybeans licorice nougat marzipan praline
truffles sprinkles gum chewing sherbet popsicle granita chips pretzel pretzels crackers saltines croissant
danish churros pancakes waffles crepes blini toast cereal biscuits biscuit shortbread speculoos gingerbread
wafers wafer meringue macaroon amaretti panettone brioche scone crumpet dough crust pastry starter knoedel
dumpling gyoza pierogi cabbage-rolls ramen-instant bolognese lasagna moussaka pizza sandwich burger quiche
omelet fried-rice risotto pate rillettes terrine headcheese liverwurst foie sweetbreads brain tripe
chitterlings ears snout gizzard gizzards giblets caviar dried-squid bottarga flavour flavoring flavouring
coloring essence rennet pectin lecithin collagen gelatin yeast sourdough orange-blossom bitters sweetened
candied glazed honey-roasted sugared syrup topping spread filling gravy dip relish chutney salsa stuffing
formula bar bars trail horchata lassi eggnog kombucha malt lemonade punch energy tonic cola sangria vermouth
port sherry marsala madeira gin vodka rum whisky tequila sake-lees soju wine creamer whipped condensed
evaporated buttercream fondant curd wasabi natto acorn acorns acorn-flour ginkgo ginkgo-nuts taro-leaves
cassava-leaves fiddleheads moth-larvae lupini lupini-dry lupini-brined snails whelk conch barnacles
periwinkles abalone shark eel jellyfish frog horse whitebait carp-roe gefilte fish-balls fish-cakes umeboshi
century jerky biltong landjaeger suet backfat leaf-fat caul marrow-bone imitation process freeze freeze-dried
dehydrated toddler supplement capsule salt-substitute vegemite cube seasoning aioli mayonnaise mojo mole
frangipane romesco muhammara baba popcorn puffs fries hash tater granules galette drippings bread-spice
cream-of-mushroom protein-rice chicken-skin pork-skin chicken-skin-cooked apple-butter pupusa pao-de-queijo
olive-paste shrimp-paste artichoke-paste jerk-paste gomasio flax-egg chia-gel pipian-paste tapenade-green
anchoiade taramasalata bonito-flakes huacatay-paste cocoa-butter cooking-spray onion-flakes celery-flakes
mojama skordalia toum gluten-free-self-raising hot-dog-chicken wheat-bran wheat-germ limeade stevia salts
lime-dried orange-peel-dried amba lime-pickle nut-seed-dukkah pork-leaf-fat half-and-half half-and-half-lowfat
half-and-half-nonfat beef-shoulder-tender mentsuyu dashi-kombu
`;
/**
 * A food outside the pantry is cooked like the first pantry food whose row fits: words of its key that must all be there
 * (or `role:`, `trait:`), then the model. First match counts; `-`: no ingredient.
 */
export const modelRows = `
sprouts kidney > -
sprouts > bean-sprouts
marinara > tomato-puree
ravioli > gnocchi
tortellini > gnocchi
ramen > ramen-dry
surimi > shrimp-cooked
cuttlefish cooked > shrimp-cooked
cuttlefish > squid
anchovies fresh > sardines-fresh
cod soaked > hake
seitan > seitan
chicken vegetarian > chicken-vegan-pieces
meatless > chicken-vegan-pieces
fregola > orzo
gruenkern > spelt
barley quick > bulgur
plant cream > soy-cream
plant milk > soy-milk-unsweetened
hummus > hummus
chestnuts roasted > chestnuts-cooked
ponzu > soy-sauce
sambal > sambal-oelek
jalapeno canned > green-chilies-canned
chili anaheim > poblano
hominy > hominy-canned
whey isolate > whey-protein
tofu fermented > -
tofu freeze > -
lemon juice > lemon-juice
lime juice > lime-juice
orange juice > orange-juice
juice > -
vinegar glaze > -
vinegar balsamic > vinegar-balsamic
vinegar rice > vinegar-rice
vinegar > vinegar-white-wine
water chestnuts > water-chestnuts-canned
water spinach > spinach
water > -
curry powder > curry-powder
powder > -
soy sauce > soy-sauce
fish sauce > fish-sauce
hot sauce > hot-sauce
tomato sauce > tomato-crushed
sauce > -
miso > miso
doenjang > miso
mustard > mustard-dijon
ketchup > ketchup
pesto vegan > pesto-vegan
pesto > pesto
jam > jam
marmalade > jam
chocolate dark > chocolate-dark
chocolate chips > chocolate-dark
cocoa > cocoa
bread gluten > bread-gluten-free
bread garlic > -
bread raisin > -
bread banana > -
bread cinnamon > -
bread cheese > -
bread white > bread-white
bread rye > bread-rye
bread > whole-wheat-bread
roll cinnamon > -
potato sweet leaves > chard
potato sweet noodles > glass-noodles
potato sweet cooked > potatoes-cooked
potato sweet boiled > potatoes-cooked
potato flakes > -
potato flour > -
potato starch > cornstarch
potato baked > potatoes-cooked
potato boiled > potatoes-cooked
potatoes canned > potatoes-cooked
potatoes roasted > -
potatoes mashed > -
beans baked > lentils-cooked
beans chili > cannellini-canned
beans black fermented > -
juniper berries > bay-leaf
rice bran > -
rice starch > cornstarch
chicken ground cooked > chicken-breast-cooked
turkey ground cooked > chicken-breast-cooked
egg yolk > -
egg powder > -
role:seafood roe > -
role:seafood paste > -
trait:crustacean role:salt > -
trait:crustacean role:liquid > fish-stock
trait:fish role:liquid > fish-stock
trait:meat kidney > -
trait:meat heart > -
trait:meat hearts > -
trait:meat tongue > -
trait:meat neck > -
trait:meat blood > -
trait:meat stomach > -
trait:meat tail > -
trait:meat feet > -
trait:meat lung > -
trait:meat spleen > -
tomato paste > tomato-paste
role:nut paste > -
role:seed paste > tahini
paste > -
role:vegetable role:starch cooked > corn-frozen
role:alcohol > -
role:setting > -
role:leavening > -
role:part-sugar role:sweetener > -
egg boiled > egg-boiled
quail egg > quail-egg
egg white > egg-white
egg liquid > egg
duck egg > egg
goose egg > -
egg fried > egg-boiled
egg poached > egg-boiled
egg scrambled > egg-boiled
trait:egg egg > -
beans canned > cannellini-canned
lentils canned > lentils-canned
role:legume canned > cannellini-canned
chickpeas low > chickpeas-canned
beans low > black-beans-canned
role:legume roasted > pumpkin-seeds
role:legume refried > refried-beans-vegetarian
role:legume soy cooked > soybeans-cooked
role:legume lentils cooked > lentils-cooked
role:legume cooked > lentils-cooked
tofu silken > tofu-silken
tofu smoked > tofu-smoked
tofu > tofu-firm
tempeh > tempeh
edamame > edamame
okara > -
yuba > -
soy curd > -
role:legume flour > chickpea-flour
dal > chana-dal
moong > mung-beans-dry
masoor > lentils-brown-dry
lentils > lentils-brown-dry
peas split > split-peas
role:legume role:vegetable frozen > peas-frozen
role:legume role:vegetable canned > peas-frozen
role:legume role:vegetable > fava-beans-fresh
borlotti fresh > fava-beans-fresh
role:legume role:protein > kidney-beans-dry
mushroom dried > mushroom-shiitake-dried
mushroom canned > artichoke-hearts-canned
mushroom powder > -
mushroom pickled > -
mushroom > mushroom-cremini
potato sweet > sweet-potato
potatoes sweet > sweet-potato
potatoes > potato
potato > potato
squash summer > zucchini
squash pattypan > zucchini
squash > butternut-squash
role:nut butter > almond-butter
role:nut milk > almond-milk
role:nut cream > -
role:nut yogurt > almond-yogurt
role:nut cheese > vegan-cheese
role:nut flour > almond-flour
role:nut meal > coconut-desiccated
role:nut ground > coconut-desiccated
role:nut > mixed-nuts
role:seed butter > sunflower-butter
role:seed flour > -
tahini > tahini
role:seed role:spice > -
role:seed milk > hemp-milk
role:seed > sunflower-seeds
coconut cream > coconut-cream
coconut milk > coconut-milk
coconut toasted > coconut-desiccated
role:oil > canola-oil
butter > butter
margarine > vegan-butter
trait:crustacean cooked > shrimp-cooked
trait:crustacean canned > crab
trait:crustacean crab > -
trait:crustacean dried > -
trait:crustacean > shrimp
squid > squid
octopus cooked > shrimp-cooked
octopus > -
clams canned > clams-canned
mussels canned > clams-canned
mussels cooked > shrimp-cooked
trait:mollusc cooked > shrimp-cooked
scallops > scallops
oysters > -
cockles > mussels
clams > mussels
trait:mollusc > -
role:seafood raw > -
role:seafood salted > -
role:seafood pickled > -
role:seafood dried > -
anchovies > -
role:seafood canned > sardines-canned
role:seafood smoked > mackerel-smoked
role:seafood cooked > mackerel-smoked
sardines > sardines-fresh
tuna > tuna-fresh
salmon > salmon-sockeye
mackerel > mackerel
herring > herring
role:seafood role:oilyfish > trout
role:seafood > hake
chicken ground > chicken-ground
turkey ground > turkey-ground
role:processed bacon > bacon
role:processed lardons > lardons
role:processed guanciale > pancetta
role:processed coppa > prosciutto
role:processed ham > ham
role:processed chorizo > chorizo
role:processed salami > salami
role:processed soppressata > salami
role:processed salchichon > salami
role:processed saucisson > salami
role:processed pastrami > roast-beef-deli
role:processed corned > -
role:processed frankfurter > kielbasa
role:processed dog > kielbasa
role:processed knackwurst > kielbasa
role:processed weisswurst > kielbasa
role:processed bockwurst > kielbasa
role:processed bratwurst > sausage
role:processed sausage > sausage
role:processed longaniza > sausage
role:processed merguez > merguez
role:processed turkey > turkey-deli
role:processed chicken > turkey-deli
role:processed bologna > ham
role:processed mortadella > ham
role:processed bresaola > prosciutto
role:processed cecina > prosciutto
role:processed lomo > prosciutto
role:processed > -
trait:meat patty > -
trait:meat whole > -
trait:meat cooked > chicken-breast-cooked
trait:meat roasted > chicken-breast-cooked
trait:meat rotisserie > chicken-breast-cooked
trait:meat grilled > chicken-breast-cooked
trait:meat poached > chicken-breast-cooked
trait:meat shawarma > chicken-breast-cooked
trait:meat confit > chicken-breast-cooked
trait:meat canned > chicken-breast-cooked
trait:meat carnitas > chicken-breast-cooked
trait:meat role:liquid > chicken-stock
chicken liver > chicken-liver
trait:meat liver > beef-liver
trait:meat ribs > -
trait:meat hock > -
trait:meat ground venison > venison-ground
trait:meat ground lamb > lamb-ground
trait:meat ground pork > pork-ground
trait:meat ground > beef-ground-90
trait:meat chicken breast > chicken-breast
trait:meat chicken thigh > chicken-thigh
trait:meat chicken drumstick > chicken-drumstick
trait:meat chicken leg > chicken-leg
trait:meat chicken wings > chicken-wings
trait:meat chicken > chicken-meat
trait:meat turkey thigh > chicken-thigh
trait:meat turkey leg > chicken-leg
trait:meat turkey wings > chicken-wings
trait:meat turkey > turkey-breast
trait:meat duck > duck-breast
trait:meat goose > duck-breast
trait:meat quail > chicken-drumstick
trait:meat pigeon > duck-breast
trait:meat pheasant > chicken-breast
trait:meat rabbit > rabbit
trait:meat hare > rabbit
trait:meat shank > beef-stew
trait:meat cheek > beef-stew
trait:meat brisket > beef-stew
trait:meat oxtail > -
trait:meat shoulder lamb > lamb-stew
trait:meat lamb leg > lamb-leg
trait:meat lamb rack > lamb-loin
trait:meat lamb > lamb-loin
trait:meat goat > lamb-stew
trait:meat stew > beef-stew
trait:meat beef round > beef-round
trait:meat beef roast > beef-stew
trait:meat beef chuck > beef-stew
trait:meat beef shoulder > beef-stew
trait:meat beef > beef-sirloin
trait:meat veal chop > pork-loin
trait:meat veal > veal-cutlet
trait:meat pork shoulder > pork-shoulder
trait:meat pork butt > pork-shoulder
trait:meat pork leg > pork-shoulder
trait:meat pork chop > pork-loin
trait:meat pork belly > pork-belly
trait:meat pork > pork-tenderloin
trait:meat boar > beef-stew
trait:meat roe deer > deer
trait:meat elk > deer
trait:meat moose > deer
trait:meat reindeer > deer
trait:meat bison > beef-sirloin
trait:meat ostrich > beef-sirloin
trait:meat emu > beef-sirloin
trait:meat buffalo > beef-sirloin
trait:meat role:protein > chicken-meat
trait:meat > -
yogurt vanilla > -
yogurt fruit > -
yogurt strawberry > -
yogurt chocolate > -
yogurt lemon > -
yogurt honey > -
skyr vanilla > -
yogurt frozen > -
yogurt greek > greek-yogurt-whole
trait:milk yogurt > yogurt-whole
trait:soy yogurt > soy-yogurt
yogurt > coconut-yogurt
skyr > skyr
quark > quark
fromage blanc > quark
petit suisse > quark
kefir > kefir-lowfat
ayran > kefir-lowfat
trait:milk milk chocolate > -
trait:milk milk > milk
buttermilk > buttermilk
cheese fruit > -
trait:milk cottage > cottage-cheese-lowfat
trait:milk ricotta > ricotta-whole
requeson > ricotta-whole
trait:milk cream cheese > cream-cheese
trait:milk sour cream > sour-cream
schmand > creme-fraiche
crema > sour-cream
trait:milk creme fraiche > creme-fraiche
trait:milk cream > cream
trait:milk mozzarella > mozzarella-fresh
burrata > mozzarella-fresh
trait:milk parmesan > parmesan
trait:milk pecorino > pecorino
reggianito > parmesan
trait:milk feta > feta
trait:milk goat cheese > goat-cheese
chevre > goat-cheese
mizithra > feta
akkawi > feta
trait:milk bleu > blue-cheese
trait:milk blue > blue-cheese
stilton > blue-cheese
cabrales > gorgonzola
trait:milk coulommiers > camembert
queso burgos > queso-fresco
queso panela > queso-fresco
queso blanco > queso-fresco
mato > ricotta-whole
crescenza > brie
taleggio > brie
reblochon > brie
trait:rennet > gouda
tofu ricotta > -
vegan cheese > vegan-cheese
trait:milk role:protein > -
trait:milk > -
soy milk > soy-milk-unsweetened
role:liquid almond milk > almond-milk
role:liquid oat milk > oat-milk
role:liquid milk > rice-milk
spinach frozen > spinach-frozen
role:leafy role:cruciferous frozen > kale-frozen
role:leafy lettuce > lettuce-romaine
role:leafy role:vegetable cooked > spinach-frozen
role:leafy role:vegetable canned > spinach-frozen
role:leafy role:vegetable frozen > spinach-frozen
role:leafy cabbage > cabbage-savoy
nettles > chard
sorrel > spinach
role:leafy role:cruciferous > kale
role:leafy jarred > -
role:leafy role:vegetable > chard
role:leafy role:herb > parsley
role:leafy > -
role:cruciferous cooked > broccoli-frozen
role:cruciferous frozen > broccoli-frozen
role:cruciferous cauliflower > cauliflower
role:cruciferous cabbage > cabbage-green
role:cruciferous radish > radish
role:cruciferous > broccoli
role:vegetable role:starch canned > corn-canned
role:vegetable role:starch frozen > corn-frozen
role:vegetable role:starch > potato
artichoke > artichoke-hearts
bell pepper frozen > vegetables-mixed-frozen
bell pepper cooked > red-pepper-roasted
bell pepper > bell-pepper-red
pepper italian > bell-pepper-green
pepper hungarian > bell-pepper-yellow
chilies shishito > green-beans
poblano roasted > red-pepper-roasted
tomatoes canned > tomatoes-canned
tomatoes stewed > tomatoes-canned
tomato cooked > tomatoes-canned
tomato dried > tomato-sun-dried-oil
tomato sun > tomato-sun-dried-oil
tomato > tomato
eggplant > eggplant
cucumber > cucumber
zucchini > zucchini
carrots canned > beet-cooked
carrots frozen > vegetables-mixed-frozen
carrots dried > -
carrot > carrot
beet > beet
beets > beet-cooked
asparagus canned > artichoke-hearts-canned
asparagus > asparagus
beans canned > corn-canned
beans frozen > green-beans-frozen
beans > green-beans
corn canned > corn-canned
pickled > -
pickles > pickles-dill
sauerkraut > sauerkraut
seaweed dried > seaweed-wakame-dried
seaweed > -
chili dried > -
olives stuffed > olives-green
olives > olives-black
role:vegetable role:aromatic canned > green-chilies-canned
onion cooked > onions-pearl
role:vegetable role:aromatic > onion
role:aromatic chili > chili-red
role:spice chili fresh > chili-red
role:vegetable canned > hearts-of-palm
role:vegetable frozen > vegetables-mixed-frozen
role:vegetable cooked > vegetables-mixed-frozen
role:vegetable juice > -
role:vegetable role:liquid > -
role:vegetable role:setting > -
role:vegetable role:salt > -
role:vegetable role:acid > -
role:vegetable role:fat > -
role:vegetable role:spice > -
role:vegetable > zucchini
elderberries > cranberries
role:berry frozen > berries-mixed
role:berry dried > cranberries-dried
role:berry canned > -
role:berry > blueberries
role:liquid juice > -
role:fruit dried > raisins
raisins > raisins
role:fruit canned > pineapple-canned
role:fruit frozen > mango-frozen
role:fruit cooked > applesauce
avocado > avocado
banana > banana
apple > apple
pear > pear
orange > orange
grapefruit > grapefruit
grapes > grapes
melon > honeydew
pineapple > pineapple
plums > plum
mirabelles > plum
zwetschgen > plum
peach > peach
persimmon > persimmon
plantain > plantain
guava > guava
mango green > -
papaya green > -
zest > lemon-zest
role:acid lemon > lemon
role:acid lime > lime
role:fruit role:starch > -
role:fruit role:acid > -
role:fruit > papaya
rice cooked > rice-white-cooked
rice flour > rice-flour
rice noodles > rice-noodles
rice milk > rice-milk
rice pudding > -
rice brown > brown-rice
rice > rice-white
role:starch flour > flour-white
flour > flour-whole-wheat
pasta cooked > rice-white-cooked
noodles cooked > rice-white-cooked
noodles wonton > egg-noodles
noodles > udon
pasta gluten > pasta-gluten-free
pasta > pasta
spaetzle > gnocchi
couscous cooked > quinoa-cooked
role:wholegrain cooked > quinoa-cooked
role:starch cooked > quinoa-cooked
polenta cooked > -
quinoa puffed > rice-puffed
puffed > rice-puffed
flakes > millet-flakes
quinoa > quinoa
oats > oats
oatmeal > -
baguette > baguette
roll > roll-whole-wheat
bun > hamburger-bun
bagel > bagel
muffin english > english-muffin
naan > naan
chapati > chapati
paratha > chapati
flatbread > pita-white
lavash > tortilla-flour
injera > tortilla-whole-wheat
tortilla > tortilla-whole-wheat
tostada > taco-shells
breadcrumbs > breadcrumbs
crispbread > crispbread-rye
matzo meal > breadcrumbs
matzo > crispbread-rye
cornmeal > cornmeal
grits > corn-grits
semolina > semolina
bulgur > bulgur
barley hulled > spelt
berries > spelt
groats > buckwheat
buckwheat > buckwheat
kamut > spelt
rye > spelt
triticale > spelt
starch > cornstarch
role:wholegrain role:starch > -
role:starch > -
role:herb dried > oregano-dried
role:herb frozen > parsley
role:herb role:salt > -
role:herb seasoning > italian-seasoning
role:herb > parsley
role:spice role:salt > -
role:spice leaf > bay-leaf
role:spice role:sweetener > -
role:spice sauce > hot-sauce
pepper long > black-pepper
pepper green > black-pepper
peppercorns > black-pepper
role:spice chili > -
role:spice > paprika
role:acid vinegar > vinegar-white-wine
role:salt soy > soy-sauce
salt > salt
role:sweetener role:sugar honey > honey
role:sweetener role:sugar sugar > sugar
role:sweetener role:sugar > maple-syrup
stock > vegetable-stock
broth > vegetable-stock
dashi > dashi
`;
