/** Rows of `readPantryRows`. */
export const fruitRows = `
apple | fruit topping | 60 110 182 | piece 0.5 | diced | bake wedges 22@190 soft; simmer_in_liquid diced 8 soft; sweat sliced 6 soft; roast wedges 20@190 soft; sweat grated 3 soft | 2 | sweet sour fresh | | common
pear | fruit topping | 60 110 178 | piece 0.5 | sliced | bake halved 25@190 soft; roast wedges 20@190 soft; simmer_in_liquid diced 8 soft; sweat sliced 5 soft | 2 | sweet fresh | | common
banana | fruit sweet | 50 100 118 | piece 0.5 | sliced | bake halved 15@190 soft; fry_each_side sliced 3 golden; mash mashed 0 smooth; blend sliced 0 smooth | 1 | sweet | | common sweet
orange | fruit acid | 65 131 131 | piece 0.5 | sliced | | 3 | sweet sour fresh | mediterranean | common
mandarin | fruit | 44 88 176 | piece 0.5 | wedges | | 1 | sweet sour fresh | |
clementine | fruit | 74 74 148 | piece 1 | wedges | | 1 | sweet sour fresh | |
grapefruit | fruit | 64 128 200 | piece 0.5 | wedges | | 3 | sour bitter fresh | |
strawberries | fruit topping | 40 80 150 | g 20 | sliced | simmer_in_liquid halved 6 soft; bake halved 18@190 soft | 2 | sweet sour fresh | | common sweet
strawberries-frozen | fruit | 40 100 150 | g 25 | thawed | blend whole 0 smooth; simmer_in_liquid whole 8 soft | 0 | sweet sour | | sweet
blueberries | fruit topping | 30 60 120 | g 20 | whole | simmer_in_liquid whole 5 soft; bake whole 18@190 bubbling | 0 | sweet fresh | american | common sweet
blueberries-frozen | fruit | 30 75 150 | g 25 | thawed | simmer_in_liquid whole 6 bubbling; blend whole 0 smooth; bake whole 20@190 bubbling | 0 | sweet fresh | | common sweet
raspberries | fruit topping | 30 60 120 | g 20 | whole | simmer_in_liquid whole 4 soft; bake whole 15@190 bubbling | 0 | sour sweet fresh | | common sweet
raspberries-frozen | fruit | 30 75 150 | g 25 | thawed | simmer_in_liquid whole 5 bubbling; blend whole 0 smooth | 0 | sour sweet | | sweet
blackberries | fruit topping | 30 60 120 | g 20 | whole | simmer_in_liquid whole 5 soft; bake whole 18@190 bubbling | 0 | sour sweet | | sweet
blackberries-frozen | fruit | 30 75 150 | g 25 | thawed | simmer_in_liquid whole 6 bubbling; blend whole 0 smooth | 0 | sour sweet | | sweet
berries-mixed | fruit topping | 30 75 150 | g 25 | whole | simmer_in_liquid whole 5 soft; blend whole 0 smooth; bake whole 18@190 bubbling | 0 | sweet sour fresh | | common sweet
red-currants | fruit topping | 20 40 80 | g 20 | whole | simmer_in_liquid whole 4 soft | 1 | sour | | sweet
black-currants | fruit topping | 20 40 80 | g 20 | whole | simmer_in_liquid whole 5 soft | 1 | sour | | sweet
gooseberries | fruit | 30 60 120 | g 20 | halved | simmer_in_liquid whole 8 soft | 2 | sour | | sweet
cherries-sweet | fruit | 40 80 140 | g 20 | pitted | simmer_in_liquid pitted 6 soft; bake pitted 18@190 soft | 4 | sweet fresh | | sweet
cherries-sweet-frozen | fruit | 40 80 140 | g 20 | thawed | simmer_in_liquid whole 8 soft; blend whole 0 smooth | 0 | sweet | | sweet
grapes | fruit topping | 40 80 120 | g 20 | halved | roast whole 18@200 soft | 1 | sweet fresh | |
kiwi | fruit | 69 69 138 | piece 1 | sliced | | 2 | sour sweet fresh | | sweet
mango | fruit topping | 50 100 207 | piece 0.5 | diced | simmer_in_liquid diced 5 soft | 4 | sweet fresh | asian indian mexican | common
mango-frozen | fruit | 50 100 150 | g 25 | thawed | blend whole 0 smooth; simmer_in_liquid whole 6 soft | 0 | sweet | | sweet
pineapple | fruit topping | 40 80 150 | g 20 | diced | stir_fry diced 4 golden; grill sliced 6@230 golden; simmer_in_liquid diced 6 hot_through; roast chunks 18@200 golden | 4 | sweet sour fresh | asian american mexican |
pineapple-canned | fruit topping | 40 80 150 | g 20 | drained | stir_fry drained 3 golden; simmer_in_liquid drained 4 hot_through | 0 | sweet sour | asian american |
peach | fruit | 75 150 150 | piece 0.5 | sliced | bake halved 20@190 soft; grill halved 6@230 golden; roast wedges 18@190 soft; simmer_in_liquid sliced 8 soft | 2 | sweet fresh | american mediterranean |
nectarine | fruit | 71 142 142 | piece 0.5 | sliced | bake halved 20@190 soft; grill halved 6@230 golden; simmer_in_liquid sliced 8 soft | 2 | sweet fresh | |
apricot | fruit | 35 70 140 | piece 1 | sliced | bake halved 18@190 soft; simmer_in_liquid halved 8 soft; roast halved 18@190 soft | 2 | sweet sour | mediterranean |
plum | fruit | 66 99 132 | piece 1 | sliced | bake halved 20@190 soft; simmer_in_liquid quartered 8 soft; roast halved 20@190 soft | 2 | sweet sour | |
figs | fruit topping | 50 100 150 | piece 1 | quartered | bake halved 15@190 soft; roast halved 15@190 soft | 1 | sweet | mediterranean |
persimmon | fruit | 84 84 168 | piece 0.5 | sliced | | 2 | sweet | asian |
papaya | fruit | 60 120 200 | g 20 | diced | | 3 | sweet fresh | mexican asian |
guava | fruit | 55 110 165 | piece 1 | diced | | 2 | sweet sour | mexican |
passion-fruit | fruit topping | 18 36 54 | piece 1 | halved | | 1 | sour sweet | | sweet
dragon-fruit | fruit | 60 125 250 | piece 0.5 | diced | | 2 | sweet fresh | asian | sweet
cantaloupe | fruit | 60 120 200 | g 20 | diced | | 3 | sweet fresh | mediterranean |
honeydew | fruit | 60 120 200 | g 20 | diced | | 3 | sweet fresh | |
watermelon | fruit | 80 150 250 | g 50 | diced | | 3 | sweet fresh | mediterranean |
pomegranate-seeds | topping fruit | 10 25 60 | g 5 | whole | | 0 | sour sweet fresh | mediterranean indian |
cranberries | fruit | 15 30 60 | g 10 | - | simmer_in_liquid whole 8 soft; bake whole 20@190 soft | 0 | sour bitter | american |
quince | fruit | 46 92 138 | piece 0.5 | - | simmer_in_liquid peeled_diced 35 soft; roast wedges 45@180 soft | 5 | sour sweet | mediterranean |
applesauce | fruit sweet binder | 30 60 120 | g 20 | whole | | 0 | sweet sour | american | sweet
dates | sweet fruit topping | 7.1 21.3 42.6 | piece 1 | chopped | blend pitted 0 smooth; stir_in chopped 2 soft | 1 | sweet | mediterranean | sweet
dates-medjool | sweet fruit topping | 12 24 48 | piece 0.5 | chopped | blend pitted 0 smooth; stir_in chopped 2 soft | 1 | sweet | mediterranean | common sweet
raisins | sweet fruit topping | 5 15 30 | g 5 | whole | simmer_in_liquid whole 8 soft; stir_in whole 2 soft; cook_covered_absorbing whole 10 soft | 0 | sweet | mediterranean indian american | common
currants-dried | sweet topping | 5 12 25 | g 5 | whole | stir_in whole 2 soft | 0 | sweet sour | mediterranean |
cranberries-dried | sweet topping | 5 15 25 | g 5 | whole | stir_in whole 2 soft | 0 | sweet sour | american |
apricots-dried | sweet topping fruit | 14 21 42 | piece 1 | chopped | simmer_in_liquid chopped 10 soft; stir_in chopped 2 soft; cook_covered_absorbing chopped 10 soft | 1 | sweet sour | mediterranean |
prunes | sweet fruit topping | 9.5 19 38 | piece 1 | chopped | simmer_in_liquid halved 15 soft; stir_in chopped 2 soft | 1 | sweet | mediterranean |
figs-dried | sweet fruit topping | 8.4 16.8 33.6 | piece 1 | chopped | simmer_in_liquid chopped 10 soft; stir_in chopped 2 soft | 1 | sweet | mediterranean |
`;
