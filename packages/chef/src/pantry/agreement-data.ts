/** Kinds of foods by their keys; a key that begins with one of the words and a hyphen counts as well. */
export const kindRows = `
allium: onion onions-pearl garlic shallot scallion leek chives ginger-garlic-paste
chocolate: cocoa chocolate-dark cacao-nibs
coffee: coffee
tomato: tomato tomatoes-canned tomatoes-green-chilies-canned salsa
citrus: lemon lime orange mandarin clementine grapefruit lemon-juice lime-juice orange-juice
briny: olives-kalamata olives-green olives-black capers pickles-dill sauerkraut kimchi anchovies-canned tapenade preserved-lemon jalapeno-pickled
soy-sauce: soy-sauce tamari coconut-aminos fish-sauce oyster-sauce hoisin teriyaki-sauce miso gochujang doubanjiang sambal-oelek sriracha
mustard: mustard-dijon mustard-yellow mustard-wholegrain mustard-seed horseradish
ketchup: ketchup barbecue-sauce worcestershire mayonnaise
cream: cream mascarpone creme-fraiche sour-cream soy-cream oat-cream
milk-drink: milk almond-milk oat-milk soy-milk-unsweetened rice-milk hemp-milk cashew-milk hazelnut-milk coconut-drink
yogurt: yogurt greek-yogurt skyr quark soy-yogurt coconut-yogurt almond-yogurt oat-yogurt goat-yogurt sheep-yogurt kefir-lowfat
fresh-cheese: ricotta cottage-cheese cream-cheese mascarpone labneh vegan-cream-cheese
tropical: mango pineapple papaya coconut-fresh coconut-desiccated passion-fruit banana
warm-fruit: apple pear orange grapes figs figs-dried raisins prunes apricots-dried cranberries cranberries-dried pomegranate-seeds quince currants-dried plum apricot peach nectarine mango pineapple pineapple-canned cherries-sweet chestnuts-cooked dates watermelon cantaloupe honeydew grapefruit lemon lime papaya
banana: banana
mushroom: mushroom
squash: pumpkin pumpkin-puree butternut-squash squash-kabocha acorn-squash spaghetti-squash
sweet-spice: cinnamon vanilla cardamom nutmeg allspice
sweetener: honey maple-syrup agave date-syrup sugar erythritol jam
curry: curry-powder garam-masala curry-paste-red curry-paste-green curry-paste-yellow
nut-butter: peanut-butter almond-butter cashew-butter sunflower-butter hazelnut-butter pumpkin-seed-butter
breakfast-grain: granola muesli-unsweetened corn-flakes rice-puffed
`;

/** Classics, by key or kind. */
export const classicRows = `
tomato basil; tomato oregano-dried; tomato garlic; tomato mozzarella-fresh; tomato feta; tomato eggplant; tomato chili-flakes; tomato cumin-ground
olive-oil garlic; olive-oil lemon-juice; feta watermelon; feta spinach; feta cucumber; feta mint; halloumi mint; goat-cheese beet; goat-cheese figs; goat-cheese thyme
spinach nutmeg; spinach chickpeas-canned; spinach ricotta-whole; spinach garlic; spinach egg; spinach paneer; spinach potato; spinach sesame-seeds
seafood dill; seafood lemon; seafood lemon-juice; seafood parsley; seafood capers; seafood fennel; seafood tomato; seafood ginger; seafood garlic; seafood chives
shrimp chili-red; shrimp lime-juice; shrimp garlic; shrimp avocado; shrimp mango; shrimp feta; shrimp coconut-milk
salmon-atlantic asparagus; salmon-atlantic avocado; salmon-smoked cream-cheese; salmon-smoked egg; salmon-smoked cucumber; salmon-atlantic soy-sauce; salmon-atlantic broccoli
tuna-canned-water cannellini-canned; tuna-canned-water corn-canned; tuna-canned-water egg; tuna-canned-water celery; tuna-canned-oil cannellini-canned; tuna-canned-oil olives-black
poultry lemon-juice; poultry thyme; poultry rosemary; poultry paprika; poultry mushroom; poultry ginger; poultry curry; poultry cashews; poultry mango; poultry tarragon-fresh; poultry broccoli; poultry bell-pepper-red; poultry lime-juice
beef mushroom; beef broccoli; beef rosemary; beef black-pepper; beef kidney-beans-canned; beef ginger; beef mustard; beef carrot; beef horseradish
pork apple; pork sage-fresh; pork mustard; pork sauerkraut; pork fennel-seed; pork pineapple; pork cabbage-green; pork plum
lamb mint; lamb rosemary; lamb cumin-ground; lamb eggplant; lamb apricots-dried; lamb chickpeas-canned; lamb yogurt
chickpeas-canned tahini; chickpeas-canned cumin-ground; chickpeas-canned lemon-juice; chickpeas-canned eggplant; chickpeas-canned butternut-squash; chickpeas-canned curry
black-beans-canned lime-juice; black-beans-canned cilantro; black-beans-canned corn-canned; black-beans-canned avocado; black-beans-canned sweet-potato; black-beans-canned cumin-ground
cannellini-canned rosemary; cannellini-canned kale; cannellini-canned sage-fresh; butter-beans-canned tomato
lentils-red-dry coconut-milk; lentils-red-dry turmeric; lentils-green-dry carrot; lentils-green-dry feta; lentils-green-dry mustard; lentils-puy-dry beet-cooked
tofu-firm ginger; tofu-firm soy-sauce; tofu-firm sesame-oil; tofu-firm bok-choy; tofu-firm peanut-butter; tofu-firm shiitake; tempeh soy-sauce; tempeh peanut-butter
egg chives; egg potato; egg asparagus; egg avocado; egg mushroom; egg tomato; egg cheese; egg bell-pepper-red
potato rosemary; potato leek; potato chives; potato paprika; potato dill; sweet-potato lime-juice; sweet-potato paprika-smoked; sweet-potato coconut-milk; sweet-potato peanut-butter; sweet-potato kale
squash sage-fresh; squash ginger; squash pumpkin-seeds; squash feta; squash coconut-milk; squash cinnamon; squash chili-flakes
mushroom thyme; mushroom parsley; mushroom garlic; mushroom parmesan; mushroom cream; mushroom soy-sauce; mushroom barley-pearl
cauliflower turmeric; cauliflower curry; cauliflower tahini; cauliflower capers; cauliflower cheese; broccoli garlic; broccoli almonds; broccoli cheddar; broccoli sesame-oil; broccoli lemon-juice
carrot ginger; carrot cumin-ground; carrot orange; carrot cinnamon; carrot raisins; beet walnuts; beet orange; beet dill; beet-cooked walnuts; beet-cooked goat-cheese; beet-cooked horseradish
zucchini mint; zucchini feta; zucchini basil; zucchini parmesan; zucchini lemon-juice; eggplant tahini; eggplant miso; eggplant basil; bell-pepper-red goat-cheese; bell-pepper-red feta
peas-frozen mint; peas-frozen lemon-zest; peas-frozen ham; green-beans almonds; green-beans garlic; cabbage-green caraway; cabbage-red apple; brussels-sprouts bacon; brussels-sprouts chestnuts-cooked; kale lemon-juice
fennel orange; fennel-seed tomato; asparagus lemon-juice; asparagus parmesan; artichoke-hearts-canned lemon-juice; avocado lime-juice; avocado cilantro; cucumber dill; cucumber yogurt; cucumber mint; cucumber sesame-oil
apple cinnamon; apple walnuts; apple oats; apple celery; pear walnuts; pear blue-cheese; pear ginger; pear cinnamon; banana peanut-butter; banana cinnamon; banana oats; banana chocolate; banana walnuts; banana cocoa
strawberries vanilla; strawberries mint; strawberries yogurt; blueberries lemon-zest; blueberries oats; blueberries yogurt; raspberries chocolate; raspberries vanilla; berries-mixed yogurt; orange chocolate; orange cinnamon; mango lime-juice; mango coconut-milk; mango cardamom; mango coconut-yogurt; pineapple coconut-desiccated; dates tahini; dates-medjool tahini; dates-medjool almonds; figs honey; figs walnuts; apricots-dried almonds; peach vanilla; peach mint; cherries-sweet almonds; plum cinnamon; rhubarb strawberries; rhubarb ginger; pumpkin-puree cinnamon; chia-seeds coconut-milk; chia-seeds berries-mixed; yogurt honey; yogurt walnuts; oats milk-drink; cocoa hazelnuts; chocolate almonds
honey mustard; maple-syrup pecans; maple-syrup mustard; miso honey; peanut-butter soy-sauce; peanut-butter lime-juice; tahini lemon-juice; coconut-milk lime-juice; coconut-milk curry; coconut-milk ginger; ginger garlic; ginger scallion; soy-sauce ginger; soy-sauce sesame-oil; cumin-ground coriander-ground; rosemary garlic; chipotle-adobo lime-juice
`;

/** Never together in a dish, by key or kind; what is named after "but" may. */
export const neverRows = `
seafood cheese but shrimp feta; shrimp parmesan; tuna-canned-water cheddar; tuna-canned-oil cheddar; tuna-canned-water mozzarella-low-moisture; tuna-canned-water feta; tuna-canned-oil feta; salmon-smoked goat-cheese; salmon-atlantic feta; anchovies-canned parmesan; anchovies-canned mozzarella-fresh; anchovies-canned mozzarella-low-moisture; sardines-canned feta; cod feta; white-fish feta; crab parmesan
seafood sweet-dish but
seafood fruit but seafood citrus; seafood tropical; seafood avocado; seafood pomegranate-seeds; seafood plantain; herring apple; mackerel apple; mackerel-smoked apple; trout-smoked apple
seafood banana but
seafood chocolate but
seafood nut-butter but shrimp peanut-butter; tuna-fresh peanut-butter; white-fish peanut-butter
seafood milk-drink but
seafood sweet-spice but seafood allspice
seafood sausage but shrimp chorizo; cod chorizo; hake chorizo; white-fish chorizo; mussels chorizo; squid chorizo; scallops bacon; shrimp andouille
meat sweet-dish but bacon banana; ham pineapple; poultry cranberries; pork cranberries; deer cranberries; poultry cranberries-dried; deer red-currants; deer blackberries; duck-breast cherries-sweet; duck-breast blackberries
meat fruit but meat citrus; meat warm-fruit; meat avocado; meat plantain; meat plantain-ripe; meat tropical; meat red-currants
meat banana but
meat chocolate but beef cocoa
meat milk-drink but
meat nut-butter but poultry peanut-butter; beef peanut-butter; pork peanut-butter; poultry cashew-butter; poultry almond-butter
allium sweet-dish but onion chia-seeds; allium oats; allium flaxseed-ground
allium chocolate but onion cocoa; garlic cocoa
allium banana but
allium fruit but allium citrus; allium warm-fruit; allium avocado; allium tropical; allium plantain; allium plantain-ripe; allium tomato
garlic berry but
chocolate vegetable but beet-cooked chocolate; beet cocoa; carrot cocoa; zucchini cocoa; pumpkin-puree chocolate; sweet-potato cocoa; avocado cocoa; chili-red cocoa; tomato cocoa; spinach cocoa; squash chocolate; cauliflower-rice cocoa; black-beans-canned cocoa; kidney-beans-canned cocoa
chocolate briny but
chocolate cheese but ricotta-whole chocolate; ricotta-part-skim chocolate; cottage-cheese-lowfat cocoa
chocolate soy-sauce but
chocolate mustard but
chocolate curry but
chocolate pulse but black-beans-canned cocoa; chickpeas-canned cocoa; chickpeas-canned chocolate; kidney-beans-canned cocoa
coffee vegetable but
coffee pulse but
coffee meat but
coffee briny but
coffee soy-sauce but
coffee cheese but
briny sweet-dish but
briny fruit but briny citrus; olives-green orange; olives-kalamata orange; olives-black orange; capers raisins; olives-kalamata figs; olives-green apricots-dried; olives-green prunes; capers prunes; sauerkraut apple; kimchi pear; olives-kalamata watermelon; briny avocado; olives-kalamata grapes; capers apple; kimchi pineapple
briny banana but
briny milk-drink but
briny nut-butter but kimchi peanut-butter
briny sweet-spice but olives-green cinnamon; capers cinnamon; sauerkraut allspice
soy-sauce sweet-dish but
soy-sauce berry but
soy-sauce banana but
soy-sauce milk-drink but miso soy-milk-unsweetened; miso milk-drink
soy-sauce cheese but
soy-sauce vanilla but
mustard berry but
mustard banana but
mustard sweet-dish but
mustard milk-drink but
ketchup sweet-dish but
ketchup fruit but barbecue-sauce pineapple; mayonnaise apple; mayonnaise grapes; mayonnaise avocado; ketchup citrus; mayonnaise citrus; barbecue-sauce peach; barbecue-sauce apple
ketchup milk-drink but
mushroom berry but
mushroom banana but
mushroom sweet-dish but mushroom oats
mushroom fruit but mushroom citrus; mushroom pear; mushroom apple; mushroom avocado; mushroom chestnuts-cooked; mushroom cranberries-dried; mushroom prunes
mushroom sweetener but mushroom honey; mushroom maple-syrup
tomato milk-drink but
tomato banana but
tomato berry but tomato strawberries
tomato sweet-dish but
egg berry but egg blueberries; egg raspberries; egg strawberries; egg berries-mixed
breakfast-grain vegetable but
breakfast-grain pulse but
breakfast-grain cheese but
vanilla pulse but
vanilla vegetable but sweet-potato vanilla; pumpkin-puree vanilla; squash vanilla; carrot vanilla; zucchini vanilla; rhubarb vanilla; beet-cooked vanilla; cauliflower-rice vanilla; avocado vanilla; spinach vanilla
cinnamon broccoli but
kimchi mozzarella-fresh but
curry parmesan but
curry olives-black but
milk-drink citrus but almond-milk orange; coconut-drink lime; coconut-drink mango
`;
