/** Rows of `readPantryRows`: eggs, milk, cheese and what stands in for them. */
export const dairyRows = `
egg | main second binder | 50 100 150 | piece 1 | - | scramble beaten 4 just_set; set_on_low_heat beaten 9 set; fry_each_side whole 4 set; soft_boil whole 8 just_set; boil_in_water whole 10 firm; poach whole 4 just_set; bake beaten 20@180 set; bake whole 12@190 set | 1 | fatty umami | | common
egg-white | main binder | 33 66 132 | piece 1 | - | scramble beaten 4 set; set_on_low_heat beaten 7 set; bake beaten 18@180 set | 2 | neutral | |
egg-boiled | main second topping | 50 50 100 | piece 1 | halved | | 1 | fatty umami | |
quail-egg | second topping | 18 36 72 | piece 1 | - | boil_in_water whole 4 firm; fry_each_side whole 2 set | 2 | fatty umami | |
milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet neutral | | common
milk-whole | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet fatty | |
milk-lactose-free-whole | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet neutral | |
buttermilk | liquid dairy | 50 120 200 | ml 50 | whole | | 0 | sour | american indian |
kefir-lowfat | liquid dairy | 80 150 250 | ml 50 | whole | | 0 | sour fresh | | sweet
soy-milk-unsweetened | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | neutral | | common
almond-milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | neutral sweet | | common
oat-milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet neutral | | common
rice-milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet neutral | |
coconut-drink | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet neutral | | common
hemp-milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | earthy neutral | |
cashew-milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet neutral | |
hazelnut-milk | liquid dairy | 50 150 250 | ml 50 | whole | | 0 | sweet | | sweet
coconut-milk | liquid dairy sauce | 50 100 150 | ml 50 | - | | 0 | fatty sweet | asian indian | common
coconut-milk-light | liquid dairy sauce | 50 120 200 | ml 50 | - | | 0 | fatty sweet | asian indian | common
coconut-cream | dairy sauce | 15 40 80 | ml 20 | - | | 0 | fatty sweet | asian |
yogurt-whole | dairy sauce main | 40 100 200 | g 20 | whole | stir_in whole 1 smooth | 0 | sour fresh | indian mediterranean | common
yogurt-lowfat | dairy sauce main | 40 100 200 | g 20 | whole | stir_in whole 1 smooth | 0 | sour fresh | | common
yogurt-nonfat | dairy sauce main | 40 100 200 | g 20 | whole | stir_in whole 1 smooth | 0 | sour fresh | |
greek-yogurt-whole | dairy main sauce | 30 120 200 | g 10 | whole | stir_in whole 1 smooth | 0 | sour fatty | mediterranean | common
greek-yogurt-lowfat | dairy main sauce | 30 120 200 | g 10 | whole | stir_in whole 1 smooth | 0 | sour fresh | mediterranean | common
greek-yogurt-nonfat | dairy main sauce | 30 120 200 | g 10 | whole | stir_in whole 1 smooth | 0 | sour fresh | | common
skyr | dairy main sauce | 30 150 200 | g 10 | whole | stir_in whole 1 smooth | 0 | sour fresh | | common
quark | dairy main sauce | 30 125 200 | g 10 | whole | stir_in whole 1 smooth | 0 | sour fresh | | common
goat-yogurt | dairy main sauce | 40 125 200 | g 20 | whole | | 0 | sour | |
sheep-yogurt | dairy main sauce | 40 125 200 | g 20 | whole | | 0 | sour fatty | mediterranean |
soy-yogurt | dairy main sauce | 40 125 200 | g 20 | whole | stir_in whole 1 smooth | 0 | sour fresh | | common
coconut-yogurt | dairy main | 40 120 200 | g 20 | whole | stir_in whole 1 smooth | 0 | fatty sweet | | common
almond-yogurt | dairy main | 40 120 200 | g 20 | whole | stir_in whole 1 smooth | 0 | sour sweet | |
oat-yogurt | dairy main | 40 120 200 | g 20 | whole | | 0 | sour sweet | |
cottage-cheese-lowfat | main second dairy | 60 120 200 | g 20 | whole | stir_in whole 2 hot_through; bake whole 20@180 set | 0 | fresh sour | american | common
cottage-cheese-whole | main second dairy | 60 120 200 | g 20 | whole | stir_in whole 2 hot_through; bake whole 20@180 set | 0 | fresh sour | american |
ricotta-whole | second dairy main | 40 80 140 | g 20 | whole | stir_in whole 2 hot_through; bake whole 20@180 set | 0 | sweet fatty | italian | common
ricotta-part-skim | second dairy main | 40 80 140 | g 20 | whole | stir_in whole 2 hot_through; bake whole 20@180 set | 0 | sweet fresh | italian |
mascarpone | dairy sauce | 10 25 50 | g 10 | whole | stir_in whole 1 smooth | 0 | fatty sweet | italian |
cream-cheese | dairy sauce topping | 15 30 60 | g 10 | whole | stir_in whole 2 smooth | 0 | fatty sour | american |
cream-cheese-light | dairy sauce topping | 15 30 60 | g 10 | whole | stir_in whole 2 smooth | 0 | sour fatty | american |
vegan-cream-cheese | dairy sauce topping | 15 30 60 | g 10 | whole | stir_in whole 2 smooth | 0 | fatty sour | |
labneh | dairy sauce topping | 20 50 100 | g 10 | whole | | 0 | sour fatty | mediterranean |
cream | dairy sauce | 15 30 60 | ml 10 | - | | 0 | fatty sweet | italian american |
cream-15 | dairy sauce | 15 40 80 | ml 10 | - | | 0 | fatty sweet | |
soy-cream | dairy sauce | 15 40 80 | ml 10 | - | | 0 | fatty neutral | | common
oat-cream | dairy sauce | 15 40 80 | ml 10 | - | | 0 | fatty sweet | |
sour-cream | dairy topping sauce | 12 24 48 | tbsp 1 | whole | stir_in whole 1 smooth | 0 | sour fatty | mexican american |
creme-fraiche | dairy sauce topping | 15 30 60 | tbsp 1 | whole | stir_in whole 2 smooth | 0 | sour fatty | |
feta | topping second | 20 40 75 | g 10 | crumbled | bake whole 18@200 soft | 1 | umami sour fatty | mediterranean | common
goat-cheese | topping second | 15 35 60 | g 5 | crumbled | bake sliced 8@200 soft | 1 | sour fatty | mediterranean american |
halloumi | main second | 50 80 112 | g 25 | - | fry_each_side sliced 4 golden; grill sliced 6@230 golden; roast diced 15@200 golden | 1 | umami fatty | mediterranean | common
mozzarella-fresh | second main topping | 30 62.5 125 | g 25 | torn | bake sliced 10@200 bubbling; stir_in torn 1 soft | 1 | fatty fresh | italian | common
mozzarella-low-moisture | topping second | 15 30 56 | g 10 | whole | bake whole 10@200 bubbling | 0 | fatty umami | italian american | common
parmesan | topping | 5 10 20 | g 5 | grated | stir_in grated 1 soft; bake grated 10@200 golden | 1 | umami fatty | italian | common
grana-padano | topping | 5 10 20 | g 5 | grated | stir_in grated 1 soft; bake grated 10@200 golden | 1 | umami fatty | italian |
pecorino | topping | 5 10 20 | g 5 | grated | stir_in grated 1 soft; bake grated 10@200 golden | 1 | umami fatty | italian |
manchego | topping | 10 20 40 | g 10 | grated | | 1 | umami fatty | mediterranean |
cheddar | topping second | 15 28 56 | g 10 | grated | stir_in grated 1 soft; bake grated 10@200 bubbling | 1 | umami fatty | american mexican | common
gouda | topping second | 15 28 56 | g 10 | grated | stir_in grated 1 soft; bake grated 10@200 bubbling | 1 | umami fatty | |
edam | topping second | 15 28 56 | g 10 | grated | bake grated 10@200 bubbling | 1 | umami fatty | |
emmental | topping second | 15 28 56 | g 10 | grated | bake grated 10@200 bubbling; stir_in grated 1 soft | 1 | umami sweet fatty | |
gruyere | topping second | 15 28 56 | g 10 | grated | bake grated 10@200 bubbling; stir_in grated 1 soft | 1 | umami fatty | |
swiss-cheese | topping second | 15 28 56 | g 10 | grated | bake grated 10@200 bubbling | 1 | umami sweet fatty | american |
provolone | topping second | 15 28 56 | slice 1 | sliced | bake sliced 8@200 bubbling | 0 | umami fatty | italian american |
monterey-jack | topping second | 15 28 56 | g 10 | grated | bake grated 10@200 bubbling; stir_in grated 1 soft | 1 | fatty | mexican american |
blue-cheese | topping | 10 20 35 | g 5 | crumbled | stir_in crumbled 1 soft | 1 | umami bitter fatty | american |
gorgonzola | topping | 10 20 35 | g 5 | crumbled | stir_in crumbled 1 soft | 1 | umami bitter fatty | italian |
roquefort | topping | 10 20 35 | g 5 | crumbled | stir_in crumbled 1 soft | 1 | umami bitter fatty | |
brie | topping second | 15 30 50 | g 10 | sliced | bake sliced 8@180 soft | 1 | fatty umami | |
camembert | topping second | 15 30 60 | g 10 | sliced | bake sliced 8@180 soft | 1 | fatty umami | |
paneer | main second | 60 100 140 | g 20 | - | stir_fry diced 5 golden; fry_each_side diced 6 golden; simmer_in_liquid diced 5 hot_through; grill chunks 8@230 golden; roast diced 15@200 golden; scramble crumbled 4 hot_through | 1 | neutral fatty | indian | common
queso-fresco | topping | 15 25 45 | g 10 | crumbled | | 1 | fresh fatty | mexican |
cotija | topping | 8 15 30 | g 5 | crumbled | | 1 | umami fatty | mexican |
queso-oaxaca | topping second | 15 28 56 | g 10 | grated | bake grated 8@200 bubbling | 1 | fatty umami | mexican |
vegan-cheese | topping | 15 28 50 | g 10 | grated | bake grated 10@200 bubbling; stir_in grated 1 soft | 1 | fatty umami | |
vegan-parmesan | topping | 5 10 20 | tbsp 1 | whole | | 0 | umami fatty | italian |
whey-protein | second binder | 15 30 30 | g 5 | whole | | 0 | sweet neutral | | sweet
protein-pea | second binder | 10 20 30 | g 5 | whole | | 0 | earthy neutral | | sweet
tzatziki | sauce topping | 30 45 90 | tbsp 1 | whole | | 0 | sour fresh | mediterranean |
`;
