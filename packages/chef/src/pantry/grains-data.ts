/** Rows of `readPantryRows`; dry weights. */
export const grainRows = `
rice-white | base | 45 70 90 | g 10 | - | cook_covered_absorbing rinsed_drained 16 absorbed; boil_in_water whole 16 soft | 1 | neutral | | common
rice-basmati | base | 45 70 90 | g 10 | - | cook_covered_absorbing rinsed_drained 14 absorbed; boil_in_water whole 12 soft | 1 | neutral | indian asian | common
rice-jasmine | base | 45 70 90 | g 10 | - | cook_covered_absorbing rinsed_drained 15 absorbed; boil_in_water whole 13 soft | 1 | neutral | asian | common
rice-parboiled | base | 45 70 90 | g 10 | - | cook_covered_absorbing rinsed_drained 20 absorbed; boil_in_water whole 18 soft | 1 | neutral | american |
brown-rice | base | 45 70 90 | g 10 | - | cook_covered_absorbing rinsed_drained 35 absorbed; boil_in_water whole 30 soft | 1 | earthy neutral | | common
rice-arborio | base | 50 75 95 | g 25 | - | simmer_in_liquid whole 20 al_dente | 0 | neutral | italian | common
rice-sushi | base | 50 75 95 | g 25 | - | cook_covered_absorbing rinsed_drained 18 absorbed | 1 | neutral | asian |
wild-rice | base | 40 60 80 | g 10 | - | boil_in_water whole 45 soft | 1 | earthy | american |
rice-black | base | 45 65 90 | g 10 | - | cook_covered_absorbing rinsed_drained 35 absorbed; boil_in_water whole 32 soft | 1 | earthy | asian |
rice-red | base | 45 65 90 | g 10 | - | cook_covered_absorbing rinsed_drained 35 absorbed; boil_in_water whole 32 soft | 1 | earthy | |
rice-white-cooked | base | 100 170 250 | g 50 | - | stir_fry whole 5 hot_through; simmer_in_liquid whole 3 hot_through | 0 | neutral | | common
rice-brown-cooked | base | 100 170 250 | g 50 | - | stir_fry whole 5 hot_through; simmer_in_liquid whole 3 hot_through | 0 | neutral earthy | |
quinoa | base | 40 60 85 | g 10 | - | cook_covered_absorbing rinsed_drained 15 absorbed; boil_in_water rinsed_drained 13 soft; simmer_in_liquid rinsed_drained 15 soft | 1 | earthy | | common
quinoa-cooked | base | 90 150 200 | g 50 | whole | stir_fry whole 4 hot_through | 0 | earthy | |
bulgur | base | 40 60 85 | g 10 | - | cook_covered_absorbing whole 12 absorbed; simmer_in_liquid whole 12 soft | 0 | earthy | mediterranean | common
couscous | base | 40 60 85 | g 10 | - | cook_covered_absorbing whole 5 absorbed | 0 | neutral | mediterranean | common
couscous-whole-wheat | base | 40 60 85 | g 10 | - | cook_covered_absorbing whole 5 absorbed | 0 | earthy | mediterranean |
couscous-pearl | base | 40 60 85 | g 10 | - | boil_in_water whole 9 al_dente; cook_covered_absorbing whole 10 absorbed | 0 | neutral | mediterranean |
millet | base | 40 60 85 | g 10 | - | cook_covered_absorbing rinsed_drained 20 absorbed; simmer_in_liquid rinsed_drained 22 soft | 1 | neutral earthy | | common rare
millet-flakes | base | 35 50 65 | g 5 | - | cook_covered_absorbing whole 5 thickened | 0 | neutral | | sweet
buckwheat | base | 40 60 85 | g 10 | - | cook_covered_absorbing rinsed_drained 15 absorbed; boil_in_water rinsed_drained 13 soft; simmer_in_liquid rinsed_drained 15 soft | 1 | earthy | | common rare
buckwheat-flakes | base | 35 50 65 | g 5 | whole | cook_covered_absorbing whole 6 thickened | 0 | earthy | | sweet
quinoa-flakes | base | 30 45 60 | g 5 | whole | cook_covered_absorbing whole 4 thickened | 0 | earthy | | sweet
amaranth | base | 35 50 75 | g 5 | - | cook_covered_absorbing rinsed_drained 25 thickened | 1 | earthy | mexican | rare
teff | base | 35 50 75 | g 5 | - | cook_covered_absorbing whole 18 thickened | 0 | earthy | | rare
barley-pearl | base | 40 60 85 | g 10 | - | boil_in_water whole 30 fork_tender; simmer_in_liquid whole 32 fork_tender | 0 | earthy neutral | |
farro-pearled | base | 40 65 85 | g 5 | - | boil_in_water whole 22 al_dente; simmer_in_liquid whole 25 fork_tender | 0 | earthy | italian mediterranean |
spelt | base | 40 60 85 | g 10 | - | boil_in_water whole 45 fork_tender; simmer_covered whole 50 fork_tender | 0 | earthy | | rare
freekeh | base | 40 60 85 | g 10 | - | simmer_covered rinsed_drained 22 fork_tender | 1 | smoky earthy | mediterranean | rare
sorghum | base | 40 60 85 | g 10 | - | boil_in_water whole 50 fork_tender | 0 | earthy | | rare
fonio | base | 40 60 85 | g 10 | - | cook_covered_absorbing rinsed_drained 6 absorbed | 1 | neutral | | rare
poha | base | 40 60 80 | g 10 | - | stir_fry rinsed_drained 4 hot_through | 1 | neutral | indian |
oats | base topping binder | 30 45 60 | g 5 | whole | simmer_in_liquid whole 6 thickened; soak_overnight whole 0 soft; toast_dry whole 5 golden; bake whole 25@180 golden | 0 | neutral sweet | | common sweet
oats-fine | base binder | 30 45 60 | g 5 | whole | simmer_in_liquid whole 4 thickened; soak_overnight whole 0 soft | 0 | neutral sweet | | sweet
oats-large | base | 30 45 60 | g 5 | whole | simmer_in_liquid whole 9 thickened; soak_overnight whole 0 soft | 0 | neutral sweet | | sweet
oats-steel-cut | base | 30 40 55 | g 5 | - | simmer_in_liquid whole 25 thickened | 0 | neutral earthy | | sweet
oat-bran | base topping | 10 25 40 | g 5 | whole | simmer_in_liquid whole 4 thickened | 0 | neutral | | sweet
muesli-unsweetened | base topping | 30 45 60 | g 5 | whole | soak_overnight whole 0 soft | 0 | sweet neutral | | sweet
granola | topping base | 20 40 55 | g 5 | whole | | 0 | sweet | american | sweet
rice-puffed | topping base | 8 15 25 | g 5 | whole | | 0 | neutral | | sweet
popcorn-kernels | base | 20 30 40 | g 5 | - | toast_dry whole 5 golden | 0 | neutral | american |
corn-flakes | topping base | 20 30 45 | g 5 | whole | | 0 | sweet | american | sweet
polenta-instant | base | 40 55 75 | g 5 | - | cook_covered_absorbing whole 5 thickened | 0 | sweet neutral | italian | common
cornmeal | base binder | 30 50 70 | g 5 | - | cook_covered_absorbing whole 25 thickened | 0 | sweet neutral | american italian mexican |
corn-grits | base | 30 45 60 | g 5 | - | cook_covered_absorbing whole 20 thickened | 0 | neutral | american |
semolina | base | 30 45 60 | g 5 | - | cook_covered_absorbing whole 5 thickened | 0 | neutral | italian mediterranean indian | sweet
pasta | base | 50 75 100 | g 25 | - | boil_in_water whole 11 al_dente; simmer_in_liquid whole 12 al_dente | 0 | neutral | italian | common
whole-wheat-pasta | base | 50 75 100 | g 25 | - | boil_in_water whole 11 al_dente; simmer_in_liquid whole 13 al_dente | 0 | earthy | italian | common
spaghetti | base | 50 75 100 | g 25 | - | boil_in_water whole 10 al_dente | 0 | neutral | italian | common
tagliatelle | base | 50 75 100 | g 25 | - | boil_in_water whole 8 al_dente | 0 | neutral | italian |
macaroni | base | 50 75 100 | g 25 | - | boil_in_water whole 8 al_dente; simmer_in_liquid whole 10 al_dente | 0 | neutral | italian american |
orzo | base | 40 65 90 | g 5 | - | boil_in_water whole 9 al_dente; simmer_in_liquid whole 10 al_dente | 0 | neutral | mediterranean italian |
vermicelli-wheat | base | 40 65 90 | g 5 | - | boil_in_water whole 5 al_dente; simmer_in_liquid whole 6 soft | 0 | neutral | italian mexican indian |
pasta-spelt | base | 50 75 100 | g 25 | - | boil_in_water whole 10 al_dente | 0 | earthy | italian |
pasta-gluten-free | base | 50 75 100 | g 25 | - | boil_in_water whole 10 al_dente | 0 | neutral | italian | common
lentil-pasta | base main | 50 75 100 | g 25 | - | boil_in_water whole 8 al_dente | 0 | earthy | italian | common rare
chickpea-pasta | base main | 50 75 100 | g 25 | - | boil_in_water whole 8 al_dente | 0 | earthy | italian |
gnocchi | base | 100 160 220 | g 20 | - | boil_in_water whole 3 hot_through; stir_fry whole 8 golden; roast whole 20@220 golden | 0 | neutral | italian |
lasagna-sheets | base | 36 60 90 | piece 1 | - | bake whole 35@190 soft | 0 | neutral | italian |
egg-noodles | base | 50 70 90 | g 10 | - | boil_in_water whole 5 al_dente; simmer_in_liquid whole 5 al_dente | 0 | neutral | asian american |
rice-noodles | base | 45 65 90 | g 10 | - | boil_in_water whole 5 al_dente; simmer_in_liquid whole 5 soft | 0 | neutral | asian | common
glass-noodles | base | 30 45 65 | g 5 | - | boil_in_water whole 5 soft; simmer_in_liquid whole 5 soft | 0 | neutral | asian |
soba | base | 50 75 100 | g 10 | - | boil_in_water whole 6 al_dente; simmer_in_liquid whole 6 al_dente | 0 | earthy | asian | common rare
soba-whole | base | 50 75 100 | g 10 | - | boil_in_water whole 6 al_dente | 0 | earthy | asian |
udon | base | 50 80 100 | g 10 | - | boil_in_water whole 10 al_dente; simmer_in_liquid whole 10 al_dente | 0 | neutral | asian |
somen | base | 50 75 100 | g 10 | - | boil_in_water whole 3 al_dente | 0 | neutral | asian |
ramen-dry | base | 50 75 90 | g 10 | - | boil_in_water whole 4 al_dente; simmer_in_liquid whole 4 al_dente | 0 | neutral | asian |
bread-sourdough | base topping | 50 100 150 | slice 1 | sliced | grill sliced 3@230 golden; toast_dry sliced 4 golden; bake sliced 8@200 golden | 0 | sour neutral | | common
whole-wheat-bread | base | 32 64 96 | slice 1 | sliced | toast_dry sliced 3 golden; grill sliced 3@230 golden; bake sliced 8@200 golden | 0 | earthy | | common
bread-white | base | 28 56 84 | slice 1 | sliced | toast_dry sliced 3 golden; grill sliced 3@230 golden; bake sliced 8@200 golden | 0 | neutral sweet | |
bread-rye | base | 32 64 96 | slice 1 | sliced | toast_dry sliced 4 golden; grill sliced 3@230 golden | 0 | sour earthy | american |
bread-rye-wholegrain | base | 50 50 100 | slice 1 | sliced | toast_dry sliced 4 golden | 0 | sour earthy | |
bread-multigrain | base | 36 72 108 | slice 1 | sliced | toast_dry sliced 3 golden; grill sliced 3@230 golden | 0 | earthy | |
bread-spelt | base | 45 90 135 | slice 1 | sliced | toast_dry sliced 3 golden; grill sliced 3@230 golden | 0 | earthy | |
bread-gluten-free | base | 25 50 75 | slice 1 | sliced | toast_dry sliced 3 golden; grill sliced 3@230 golden | 0 | neutral | | common
bread-italian | base | 40 80 120 | g 20 | sliced | toast_dry sliced 4 golden; grill sliced 3@230 golden; bake torn 8@200 golden | 0 | neutral | italian |
baguette | base | 40 75 125 | g 25 | sliced | toast_dry sliced 3 golden; bake sliced 7@200 golden; grill sliced 3@230 golden | 0 | neutral | mediterranean |
focaccia | base | 57 57 114 | piece 1 | whole | bake whole 5@180 hot_through | 0 | fatty | italian |
bagel | base | 105 105 105 | piece 1 | halved | toast_dry halved 3 golden | 0 | neutral sweet | american |
english-muffin | base | 57 57 114 | piece 1 | halved | toast_dry halved 3 golden | 0 | neutral | american |
hamburger-bun | base | 44 44 88 | piece 1 | halved | toast_dry halved 2 golden | 0 | neutral sweet | american |
roll-whole-wheat | base | 28 56 84 | piece 1 | halved | toast_dry halved 2 golden | 0 | earthy | |
roll-gluten-free | base | 70 70 140 | piece 1 | halved | toast_dry halved 2 golden | 0 | neutral | |
pita-whole-wheat | base | 64 64 128 | piece 1 | whole | toast_dry whole 2 hot_through; bake torn 8@200 golden | 0 | earthy | mediterranean | common
pita-white | base | 60 60 120 | piece 1 | whole | toast_dry whole 2 hot_through; bake torn 8@200 golden | 0 | neutral | mediterranean |
naan | base | 45 90 90 | piece 0.5 | whole | bake whole 4@200 hot_through; toast_dry whole 3 hot_through | 0 | neutral | indian |
chapati | base | 43 86 86 | piece 1 | whole | toast_dry whole 2 hot_through | 0 | earthy | indian | common
papadum | base topping | 10 20 30 | piece 1 | - | toast_dry whole 1 golden | 0 | earthy | indian |
tortilla-corn | base | 52 78 104 | piece 1 | whole | toast_dry whole 2 hot_through; bake whole 8@200 golden | 0 | sweet earthy | mexican | common
tortilla-whole-wheat | base | 45 90 90 | piece 1 | whole | toast_dry whole 1 hot_through; bake whole 8@200 golden | 0 | earthy | mexican american | common
tortilla-flour | base | 49 98 98 | piece 1 | whole | toast_dry whole 1 hot_through; bake whole 8@200 golden | 0 | neutral | mexican american |
tortilla-gluten-free | base | 45 90 90 | piece 1 | whole | toast_dry whole 1 hot_through | 0 | neutral | mexican american |
tortilla-low-carb | base | 45 45 90 | piece 1 | whole | toast_dry whole 1 hot_through; bake whole 8@200 golden | 0 | neutral | mexican american |
taco-shells | base | 26 39 52 | piece 1 | whole | bake whole 4@180 hot_through | 0 | sweet | mexican |
tortilla-chips | topping base | 15 30 40 | g 10 | whole | | 0 | sweet | mexican |
crispbread-rye | base | 20 30 50 | slice 1 | whole | | 0 | earthy | | common
rice-cakes | base | 9 18 36 | piece 1 | whole | | 0 | neutral | | common
rice-paper | base | 20 30 50 | piece 1 | whole | | 1 | neutral | asian |
crackers-whole-wheat | base topping | 16 24 40 | piece 1 | whole | | 0 | earthy | |
crackers-gluten-free | base topping | 15 25 40 | piece 1 | whole | | 0 | neutral | |
puff-pastry | base | 40 60 90 | g 10 | - | bake whole 22@200 golden | 2 | fatty | |
phyllo | base | 19 38 76 | sheet 1 | - | bake whole 20@190 golden | 2 | neutral | mediterranean |
pizza-base | base | 75 150 150 | piece 0.5 | - | bake whole 12@220 golden | 0 | neutral | italian |
breadcrumbs | binder topping | 5 10 25 | tbsp 1 | - | bake whole 15@200 golden; toast_dry whole 3 golden | 0 | neutral | italian american |
panko | binder topping | 4 8 20 | tbsp 1 | - | bake whole 12@200 golden; toast_dry whole 3 golden | 0 | neutral | asian american |
breadcrumbs-gluten-free | binder topping | 5 10 25 | tbsp 1 | - | bake whole 15@200 golden | 0 | neutral | |
flour-white | binder base | 4 25 60 | tbsp 1 | - | | 0 | neutral | | common
flour-whole-wheat | binder base | 8 40 60 | g 5 | - | | 0 | earthy | | common
flour-spelt | binder base | 8 40 60 | g 5 | - | | 0 | earthy | |
oat-flour | binder base | 10 40 60 | g 5 | - | | 0 | neutral sweet | |
buckwheat-flour | base binder | 20 40 60 | g 5 | - | | 0 | earthy | | common rare
chickpea-flour | base binder | 15 45 65 | g 5 | - | | 0 | earthy | indian mediterranean | common
rice-flour | binder base | 8 30 50 | tbsp 1 | - | | 0 | neutral | asian indian |
almond-flour | binder base | 10 30 60 | g 5 | - | | 0 | sweet fatty | | common
coconut-flour | binder | 7 14 25 | tbsp 1 | - | | 0 | sweet | | rare
gluten-free-flour | binder base | 9 40 60 | g 5 | - | | 0 | neutral | |
cassava-flour | binder base | 8 35 60 | g 5 | - | | 0 | neutral | | rare
masa-harina | base | 30 50 70 | g 5 | - | | 0 | sweet earthy | mexican |
cornstarch | binder | 2 4 8 | tsp 1 | - | | 0 | neutral | | common
arrowroot | binder | 2 4 8 | tsp 1 | - | | 0 | neutral | |
potato-starch | binder | 2 4 8 | tsp 1 | - | | 0 | neutral | |
tapioca-starch | binder | 2 4 8 | tsp 1 | - | | 0 | neutral | |
psyllium-husk | binder | 2 5 8 | tsp 1 | whole | | 0 | neutral | | common rare
`;
