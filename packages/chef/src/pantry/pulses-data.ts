/** Rows of `readPantryRows`. Dry beans are boiled throughout, never only simmered: FDA, Bad Bug Book, phytohaemagglutinin. */
export const pulseRows = `
chickpeas-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; roast rinsed_drained 25@200 golden; stir_fry rinsed_drained 5 hot_through; sweat rinsed_drained 5 hot_through; blend rinsed_drained 0 smooth; mash rinsed_drained 0 smooth | 1 | earthy neutral | | common
chickpeas-dry | main | 50 70 100 | g 25 | - | boil_in_water rinsed_drained 100 soft | 2 | earthy neutral | mediterranean indian |
black-beans-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; stir_fry rinsed_drained 5 hot_through; sweat rinsed_drained 5 hot_through; mash rinsed_drained 0 smooth; blend rinsed_drained 0 smooth; roast rinsed_drained 15@200 hot_through | 1 | earthy neutral | mexican american | common
black-beans-dry | main | 50 70 100 | g 25 | - | boil_in_water rinsed_drained 90 soft | 2 | earthy | mexican american |
kidney-beans-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; stir_fry rinsed_drained 5 hot_through; mash rinsed_drained 0 smooth; blend rinsed_drained 0 smooth | 1 | earthy sweet | mexican american indian | common
kidney-beans-dry | main | 50 70 100 | g 25 | - | boil_in_water rinsed_drained 100 soft | 2 | earthy | mexican american indian |
cannellini-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; sweat rinsed_drained 5 hot_through; stir_fry rinsed_drained 5 hot_through; mash rinsed_drained 0 smooth; blend rinsed_drained 0 smooth; roast rinsed_drained 15@200 hot_through | 1 | neutral earthy | italian mediterranean | common
white-kidney-beans-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; sweat rinsed_drained 5 hot_through; mash rinsed_drained 0 smooth; blend rinsed_drained 0 smooth | 1 | neutral earthy | italian mediterranean |
butter-beans-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; sweat rinsed_drained 5 hot_through; roast rinsed_drained 18@200 golden; mash rinsed_drained 0 smooth; blend rinsed_drained 0 smooth | 1 | neutral sweet | mediterranean american | common
borlotti-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; sweat rinsed_drained 5 hot_through; mash rinsed_drained 0 smooth | 1 | earthy sweet | italian |
pinto-beans-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; stir_fry rinsed_drained 5 hot_through; mash rinsed_drained 0 smooth; blend rinsed_drained 0 smooth | 1 | earthy neutral | mexican american | common
pinto-beans-dry | main | 50 70 100 | g 25 | - | boil_in_water rinsed_drained 95 soft | 2 | earthy | mexican |
black-eyed-peas-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; stir_fry rinsed_drained 5 hot_through; sweat rinsed_drained 5 hot_through | 1 | earthy | american indian |
fava-beans-canned | main second | 80 120 180 | g 40 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; mash rinsed_drained 0 smooth; sweat rinsed_drained 5 hot_through | 1 | earthy bitter | mediterranean |
mixed-beans-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 10 hot_through; stir_fry rinsed_drained 5 hot_through; sweat rinsed_drained 5 hot_through | 1 | earthy neutral | |
white-beans-dry | main | 50 70 100 | g 25 | - | boil_in_water rinsed_drained 95 soft | 2 | neutral earthy | italian mediterranean american |
adzuki-dry | main second | 50 70 100 | g 25 | - | boil_in_water rinsed_drained 60 soft | 2 | sweet earthy | asian | rare
lentils-red-dry | main base | 50 75 100 | g 25 | - | simmer_in_liquid rinsed_drained 15 soft | 1 | earthy sweet | indian | common
lentils-green-dry | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 28 fork_tender; boil_in_water rinsed_drained 25 fork_tender; simmer_in_liquid rinsed_drained 28 fork_tender | 1 | earthy | mediterranean | common
lentils-brown-dry | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 28 fork_tender; boil_in_water rinsed_drained 25 fork_tender; simmer_in_liquid rinsed_drained 28 fork_tender | 1 | earthy | | common
lentils-puy-dry | main base | 50 75 100 | g 25 | - | boil_in_water rinsed_drained 25 fork_tender; simmer_covered rinsed_drained 28 fork_tender; simmer_in_liquid rinsed_drained 28 fork_tender | 1 | earthy | mediterranean |
lentils-black-dry | main base | 50 75 100 | g 25 | - | boil_in_water rinsed_drained 25 fork_tender; simmer_covered rinsed_drained 28 fork_tender; simmer_in_liquid rinsed_drained 28 fork_tender | 1 | earthy | indian |
lentils-yellow-dry | main base | 50 75 100 | g 25 | - | simmer_in_liquid rinsed_drained 20 soft | 1 | earthy sweet | indian |
lentils-canned | main second | 80 120 180 | can 0.5 | rinsed_drained | simmer_in_liquid rinsed_drained 8 hot_through; sweat rinsed_drained 4 hot_through; stir_fry rinsed_drained 4 hot_through; mash rinsed_drained 0 smooth | 1 | earthy | | common
lentils-cooked | main second | 80 130 200 | g 40 | whole | simmer_in_liquid whole 8 hot_through; sweat whole 4 hot_through; stir_fry whole 4 hot_through; mash mashed 0 smooth | 0 | earthy | |
moong-dal-split | main base | 50 75 100 | g 25 | - | simmer_in_liquid rinsed_drained 20 soft | 1 | earthy sweet | indian |
chana-dal | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 45 soft | 1 | earthy sweet | indian |
toor-dal | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 35 soft | 1 | earthy | indian |
urad-dal | main base | 50 70 100 | g 25 | - | simmer_covered rinsed_drained 45 soft | 1 | earthy | indian |
mung-beans-dry | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 35 soft | 1 | earthy | indian asian |
split-peas | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 45 soft | 1 | earthy sweet | |
split-peas-yellow | main base | 50 75 100 | g 25 | - | simmer_covered rinsed_drained 45 soft | 1 | earthy sweet | mediterranean indian |
refried-beans-vegetarian | second sauce main | 60 120 180 | g 60 | - | simmer_in_liquid whole 5 hot_through; sweat whole 5 hot_through | 0 | earthy umami | mexican |
hummus | sauce topping second | 30 50 90 | tbsp 1 | whole | | 0 | earthy fatty sour | mediterranean | common
tofu-firm | main second | 100 150 220 | g 50 | diced | stir_fry diced 8 golden; roast chunks 28@200 golden; fry_each_side sliced 8 golden; simmer_in_liquid diced 8 hot_through; scramble crumbled 6 hot_through; grill sliced 10@230 browned; steam sliced 8 hot_through; brown diced 8 golden | 4 | neutral | asian | common
tofu-extra-firm | main second | 100 150 220 | g 50 | diced | stir_fry diced 8 golden; roast chunks 28@200 golden; fry_each_side sliced 8 golden; scramble crumbled 6 hot_through; grill sliced 10@230 browned; simmer_in_liquid diced 8 hot_through; brown diced 8 golden | 4 | neutral | asian |
tofu-silken | main sauce binder | 80 150 200 | g 50 | chunks | simmer_in_liquid chunks 4 hot_through; blend chunks 0 smooth; steam whole 8 hot_through | 1 | neutral | asian | common rare
tofu-smoked | main second | 70 100 180 | g 50 | diced | stir_fry diced 5 golden; fry_each_side sliced 6 golden; roast diced 15@200 golden; simmer_in_liquid diced 5 hot_through; scramble crumbled 5 hot_through; brown diced 5 golden | 2 | smoky umami | | common rare
tofu-fried | main second | 52 78 120 | piece 1 | - | stir_fry halved 4 hot_through; simmer_in_liquid halved 6 hot_through | 1 | fatty neutral | asian |
tempeh | main second | 80 110 160 | g 50 | - | stir_fry diced 8 golden; fry_each_side sliced 8 golden; simmer_in_liquid diced 15 hot_through; roast diced 25@200 golden; scramble crumbled 8 golden; grill sliced 10@230 browned; brown diced 8 golden | 3 | earthy umami | asian | common rare
seitan | main second | 80 110 160 | g 50 | - | stir_fry strips 6 browned; fry_each_side sliced 6 browned; simmer_in_liquid chunks 12 hot_through; roast strips 18@200 browned; grill chunks 8@230 browned; brown strips 6 browned | 2 | umami neutral | asian american | common rare
textured-soy-protein | main | 25 35 50 | g 10 | - | simmer_in_liquid whole 10 soft | 1 | umami neutral | american mexican italian | rare
soybeans-cooked | main second | 60 100 160 | g 50 | whole | simmer_in_liquid whole 8 hot_through; stir_fry whole 5 hot_through | 0 | earthy | asian | rare
falafel | main | 51 85 119 | piece 1 | - | bake whole 15@200 hot_through | 0 | earthy | mediterranean |
chicken-vegan-pieces | main | 80 110 160 | g 40 | - | stir_fry whole 7 golden; roast whole 15@200 golden; simmer_in_liquid whole 8 hot_through | 0 | umami neutral | |
ground-meatless | main | 70 100 140 | g 25 | - | brown crumbled 7 browned; simmer_in_liquid crumbled 10 hot_through | 0 | umami | |
sausage-vegan | main second | 50 100 150 | piece 1 | - | fry_each_side whole 10 browned; stir_fry sliced 7 browned; roast whole 18@200 browned; simmer_in_liquid sliced 8 hot_through | 0 | umami smoky | |
burger-vegan | main | 110 110 220 | piece 1 | - | fry_each_side whole 9 browned; bake whole 18@200 browned | 0 | umami | american |
`;
