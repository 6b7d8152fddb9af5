/** Rows of `readPantryRows`. */
export const vegetableRows = `
# Fruits of the kitchen garden
bell-pepper-red | vegetable main | 40 80 180 | piece 0.5 | strips | stir_fry strips 5 crisp_tender; roast chunks 25@220 browned; simmer_in_liquid diced 12 soft; sweat diced 8 soft; grill chunks 10@230 browned; bake halved 35@200 soft | 3 | sweet fresh | | common
bell-pepper-green | vegetable main | 40 80 180 | piece 0.5 | strips | stir_fry strips 5 crisp_tender; sweat diced 8 soft; roast chunks 25@220 browned; simmer_in_liquid diced 12 soft; grill chunks 10@230 browned; bake halved 35@200 soft | 3 | bitter fresh | mexican american |
bell-pepper-yellow | vegetable main | 40 80 180 | piece 0.5 | strips | stir_fry strips 5 crisp_tender; roast chunks 25@220 browned; simmer_in_liquid diced 12 soft; sweat diced 8 soft; grill chunks 10@230 browned; bake halved 35@200 soft | 3 | sweet fresh | | common
pepper-pointed-red | vegetable main | 50 100 200 | piece 0.5 | strips | roast halved 25@220 browned; stir_fry strips 5 crisp_tender; sweat diced 8 soft; simmer_in_liquid diced 12 soft; bake halved 25@200 soft; grill halved 10@230 browned | 3 | sweet fresh | mediterranean |
poblano | vegetable main | 32 64 130 | piece 0.5 | - | sweat strips 8 soft; roast halved 20@220 browned; simmer_in_liquid diced 12 soft; bake halved 30@200 soft | 4 | earthy hot | mexican |
tomato | vegetable | 60 120 250 | piece 0.5 | diced | simmer_in_liquid diced 10 soft; sweat diced 6 soft; roast halved 25@200 soft; grill halved 8@230 browned; bake halved 25@200 soft | 2 | sweet sour umami fresh | | common
tomato-cherry | vegetable | 50 100 200 | g 50 | halved | roast whole 20@200 soft; sweat halved 5 soft; simmer_in_liquid halved 8 soft; stir_fry halved 3 soft; grill whole 8@230 browned | 1 | sweet sour umami fresh | | common
tomatoes-canned | vegetable sauce liquid | 100 200 300 | g 100 | - | simmer_in_liquid whole 15 thickened; reduce whole 15 thickened | 0 | sour sweet umami | | common
tomato-crushed | sauce vegetable liquid | 100 200 300 | g 100 | - | | 0 | sour sweet umami | italian mexican american |
tomato-puree | sauce liquid | 75 150 250 | g 50 | - | | 0 | sour sweet umami | | common
tomatoes-green-chilies-canned | sauce vegetable | 70 140 240 | g 70 | - | simmer_in_liquid whole 12 thickened | 0 | sour hot umami | mexican american |
tomato-sun-dried-oil | topping vegetable | 9 18 40 | g 15 | chopped | stir_in chopped 2 hot_through; simmer_in_liquid chopped 5 soft | 1 | sweet sour umami | mediterranean italian | common
tomatillo | vegetable sauce | 68 136 240 | piece 1 | diced | simmer_in_liquid quartered 12 soft; roast halved 20@220 soft | 3 | sour fresh | mexican |
zucchini | vegetable main | 70 130 300 | piece 0.5 | grated | stir_fry sliced 5 crisp_tender; roast chunks 20@220 browned; sweat diced 7 soft; simmer_in_liquid diced 8 fork_tender; grill sliced 8@230 browned; bake halved 25@200 fork_tender; sweat grated 4 soft | 2 | fresh neutral | | common
squash-yellow | vegetable main | 70 130 300 | piece 0.5 | grated | stir_fry sliced 5 crisp_tender; roast chunks 20@220 browned; sweat diced 7 soft; simmer_in_liquid diced 8 fork_tender; bake halved 25@200 fork_tender | 2 | fresh neutral | american |
eggplant | vegetable main | 90 170 300 | piece 0.5 | - | roast chunks 30@220 soft; stir_fry diced 12 soft; simmer_in_liquid diced 20 soft; sweat diced 12 soft; grill sliced 12@230 browned; bake halved 40@200 soft | 3 | bitter earthy | mediterranean italian asian indian | common
cucumber | vegetable | 50 100 200 | piece 0.25 | diced | | 2 | fresh | | common
okra | vegetable | 60 100 160 | g 50 | - | stir_fry sliced 10 fork_tender; roast halved 18@220 browned; simmer_in_liquid sliced 12 fork_tender | 4 | earthy fresh | indian american |
okra-frozen | vegetable | 60 100 160 | g 50 | - | simmer_in_liquid sliced 12 fork_tender; stir_fry sliced 10 fork_tender | 0 | earthy fresh | indian american |
pumpkin | vegetable main | 100 180 300 | g 50 | - | roast chunks 30@200 fork_tender; simmer_in_liquid peeled_diced 18 fork_tender; steam peeled_diced 15 fork_tender; stir_fry peeled_diced 12 fork_tender | 8 | sweet earthy | |
pumpkin-puree | vegetable sauce | 60 120 200 | g 60 | - | simmer_in_liquid mashed 8 hot_through; mix mashed 0 smooth | 0 | sweet earthy | american |
butternut-squash | vegetable main | 100 180 300 | g 50 | - | roast peeled_diced 30@200 fork_tender; simmer_in_liquid peeled_diced 18 fork_tender; steam peeled_diced 15 fork_tender; stir_fry peeled_diced 12 fork_tender; bake halved 50@200 fork_tender | 8 | sweet earthy | | common
squash-kabocha | vegetable main | 100 180 300 | g 50 | - | roast wedges 30@200 fork_tender; simmer_in_liquid diced 15 fork_tender; steam diced 12 fork_tender | 6 | sweet earthy | asian |
acorn-squash | vegetable main | 110 215 300 | piece 0.5 | - | bake halved 45@200 fork_tender; roast wedges 30@200 fork_tender | 4 | sweet earthy | american |
spaghetti-squash | base vegetable | 150 250 400 | piece 0.25 | - | bake halved 45@200 fork_tender | 4 | neutral sweet | american italian |
corn-frozen | vegetable base | 40 80 150 | g 40 | thawed | stir_fry whole 5 hot_through; simmer_in_liquid whole 5 hot_through; roast whole 15@220 browned; boil_in_water whole 4 hot_through | 0 | sweet | mexican american | common
corn-canned | vegetable base | 40 80 150 | g 40 | drained | stir_fry drained 4 hot_through; simmer_in_liquid drained 4 hot_through; roast drained 15@220 browned | 0 | sweet | mexican american | common
corn-ear | vegetable base | 51 102 204 | piece 1 | - | grill whole 12@230 browned; boil_in_water whole 6 soft; roast whole 25@220 browned | 2 | sweet | mexican american |
corn-baby | vegetable | 30 60 120 | g 30 | halved | stir_fry halved 4 crisp_tender; simmer_in_liquid halved 6 crisp_tender | 1 | sweet fresh | asian |
# Cabbages
broccoli | vegetable main | 70 120 250 | g 50 | - | stir_fry florets 6 crisp_tender; roast florets 20@220 browned; steam florets 6 crisp_tender; boil_in_water florets 5 crisp_tender; simmer_in_liquid florets 8 fork_tender; sweat florets 8 crisp_tender | 3 | bitter fresh | | common
broccoli-frozen | vegetable | 70 120 250 | g 50 | - | steam florets 6 fork_tender; stir_fry florets 7 crisp_tender; boil_in_water florets 4 fork_tender; simmer_in_liquid florets 6 fork_tender; roast florets 25@220 browned | 0 | bitter fresh | |
broccolini | vegetable | 60 100 200 | g 50 | - | stir_fry whole 6 crisp_tender; roast whole 14@220 browned; steam whole 5 crisp_tender; boil_in_water whole 4 crisp_tender; grill whole 8@230 browned | 1 | bitter fresh | asian italian |
broccoli-chinese | vegetable | 70 120 200 | g 50 | - | stir_fry chopped 5 crisp_tender; steam whole 5 crisp_tender; boil_in_water chopped 4 crisp_tender | 2 | bitter fresh | asian |
broccoli-rabe | vegetable | 70 120 200 | g 50 | - | stir_fry chopped 6 crisp_tender; boil_in_water chopped 4 crisp_tender; sweat chopped 8 wilted | 2 | bitter | italian |
romanesco | vegetable main | 80 140 250 | g 50 | - | roast florets 22@220 browned; steam florets 8 fork_tender; boil_in_water florets 6 fork_tender; stir_fry florets 8 crisp_tender; simmer_in_liquid florets 10 fork_tender | 3 | fresh neutral | italian mediterranean |
cauliflower | vegetable main | 80 150 300 | g 50 | - | roast florets 25@220 browned; simmer_in_liquid florets 12 fork_tender; stir_fry florets 9 crisp_tender; steam florets 9 fork_tender; boil_in_water florets 8 fork_tender; sweat florets 10 fork_tender | 4 | neutral earthy | | common
cauliflower-frozen | vegetable | 80 150 300 | g 50 | - | simmer_in_liquid florets 10 fork_tender; steam florets 9 fork_tender; boil_in_water florets 7 fork_tender; roast florets 28@220 browned; stir_fry florets 9 fork_tender | 0 | neutral earthy | |
cauliflower-rice | base vegetable | 100 170 250 | g 50 | - | stir_fry whole 5 soft; sweat whole 6 soft; steam whole 5 soft | 0 | neutral | | common rare
cabbage-green | vegetable | 60 110 180 | g 50 | thinly_sliced | stir_fry thinly_sliced 6 crisp_tender; sweat thinly_sliced 12 soft; simmer_in_liquid chopped 15 fork_tender; roast wedges 30@200 browned | 3 | sweet neutral | | common
cabbage-red | vegetable | 60 100 160 | g 50 | thinly_sliced | sweat thinly_sliced 15 soft; stir_fry thinly_sliced 8 crisp_tender; simmer_covered thinly_sliced 35 soft | 3 | sweet earthy | |
cabbage-savoy | vegetable | 60 110 220 | g 50 | thinly_sliced | stir_fry strips 7 crisp_tender; sweat strips 12 soft; simmer_in_liquid strips 15 fork_tender; boil_in_water strips 8 fork_tender | 3 | sweet earthy | italian |
cabbage-napa | vegetable | 60 110 220 | g 50 | thinly_sliced | stir_fry chopped 4 wilted; simmer_in_liquid chopped 5 soft; steam chopped 6 soft | 2 | sweet fresh | asian |
coleslaw-mix | vegetable | 50 90 160 | g 50 | whole | stir_fry whole 5 crisp_tender | 0 | sweet fresh | american asian |
bok-choy | vegetable | 70 140 210 | piece 0.5 | - | stir_fry chopped 4 crisp_tender; simmer_in_liquid chopped 4 crisp_tender; steam halved 6 crisp_tender | 2 | fresh bitter | asian | common
brussels-sprouts | vegetable | 80 130 220 | g 50 | thinly_sliced | roast halved 22@220 browned; stir_fry halved 9 crisp_tender; steam halved 9 fork_tender; boil_in_water whole 9 fork_tender; simmer_in_liquid halved 10 fork_tender | 4 | bitter earthy | | common
brussels-sprouts-frozen | vegetable | 80 130 220 | g 50 | - | roast whole 28@220 browned; boil_in_water whole 7 fork_tender; steam whole 9 fork_tender; simmer_in_liquid whole 10 fork_tender | 0 | bitter earthy | |
kohlrabi | vegetable | 60 125 250 | piece 0.5 | sticks | simmer_in_liquid peeled_diced 12 fork_tender; roast peeled_diced 25@220 browned; steam peeled_sliced 10 fork_tender; stir_fry sticks 7 crisp_tender; boil_in_water peeled_sliced 10 fork_tender | 4 | sweet fresh | |
sauerkraut | vegetable topping | 50 100 180 | g 50 | drained | simmer_covered drained 25 soft; stir_fry drained 6 hot_through | 0 | sour umami | american |
kimchi | vegetable topping | 30 60 100 | g 30 | chopped | stir_fry chopped 4 hot_through; simmer_in_liquid chopped 8 hot_through | 1 | sour hot umami | asian |
# Leaves
spinach | vegetable | 40 80 160 | g 40 | whole | stir_fry whole 2 wilted; simmer_in_liquid whole 2 wilted; sweat whole 3 wilted; stir_in whole 2 wilted; steam whole 3 wilted | 1 | earthy fresh | | common
spinach-frozen | vegetable | 50 100 180 | g 50 | - | simmer_in_liquid whole 6 hot_through; sweat whole 7 wilted; stir_fry thawed 4 hot_through | 0 | earthy | | common
kale | vegetable | 35 70 130 | g 35 | chopped | stir_fry chopped 5 wilted; simmer_in_liquid chopped 8 wilted; sweat chopped 7 wilted; roast torn 10@180 fragrant; steam chopped 6 wilted | 3 | bitter earthy | american mediterranean | common
kale-frozen | vegetable | 50 90 150 | g 50 | - | simmer_in_liquid whole 8 soft; sweat whole 8 soft; stir_fry whole 7 hot_through | 0 | bitter earthy | |
chard | vegetable | 50 100 180 | g 50 | - | stir_fry chopped 5 wilted; sweat chopped 7 wilted; simmer_in_liquid chopped 6 wilted; steam chopped 6 wilted | 3 | earthy bitter | mediterranean italian | common
collards | vegetable | 50 90 160 | g 50 | - | simmer_in_liquid strips 20 soft; stir_fry strips 8 wilted; sweat strips 12 wilted | 4 | bitter earthy | american |
mustard-greens | vegetable | 40 80 150 | g 40 | - | stir_fry chopped 5 wilted; simmer_in_liquid chopped 8 wilted; sweat chopped 6 wilted | 3 | bitter hot | asian indian |
beet-greens | vegetable | 40 80 150 | g 40 | - | stir_fry chopped 5 wilted; sweat chopped 6 wilted; simmer_in_liquid chopped 6 wilted | 3 | earthy bitter | |
turnip-greens | vegetable | 40 80 150 | g 40 | - | simmer_in_liquid chopped 12 soft; sweat chopped 8 wilted; stir_fry chopped 6 wilted | 3 | bitter | american italian |
purslane | vegetable | 25 50 100 | g 25 | whole | stir_in chopped 2 wilted | 1 | sour fresh | mediterranean mexican |
arugula | vegetable topping | 20 40 80 | g 20 | whole | stir_in whole 1 wilted; simmer_in_liquid whole 1 wilted | 0 | bitter hot fresh | italian mediterranean | common
spring-mix | vegetable | 30 50 100 | g 25 | whole | | 0 | fresh bitter | | common
lettuce-romaine | vegetable | 40 80 150 | g 40 | torn | grill halved 4@230 browned; stir_fry chopped 2 wilted | 1 | fresh | | common
lettuce-butter | vegetable | 30 60 120 | g 30 | torn | stir_in torn 1 wilted | 1 | fresh sweet | |
lettuce-iceberg | vegetable | 40 80 150 | g 40 | thinly_sliced | stir_fry torn 2 wilted | 1 | fresh neutral | american mexican |
lambs-lettuce | vegetable | 25 50 90 | g 25 | whole | | 1 | fresh sweet | |
watercress | vegetable | 20 40 85 | g 20 | whole | stir_in whole 1 wilted; simmer_in_liquid whole 2 wilted | 1 | hot bitter fresh | |
radicchio | vegetable | 30 60 125 | g 30 | torn | grill wedges 6@230 browned; sweat strips 6 wilted; roast wedges 12@200 browned | 2 | bitter | italian |
chicory | vegetable | 53 106 159 | piece 1 | sliced | sweat halved 12 soft; roast halved 25@200 browned; grill halved 8@230 browned | 2 | bitter | mediterranean |
endive-curly | vegetable | 30 60 120 | g 30 | torn | sweat chopped 4 wilted | 2 | bitter fresh | mediterranean |
garden-cress | topping herb | 5 10 20 | g 10 | whole | | 1 | hot fresh | |
sprouts-alfalfa | topping vegetable | 10 20 40 | g 10 | whole | | 0 | fresh | american |
# Roots and tubers
carrot | vegetable | 30 60 150 | piece 0.5 | grated | stir_fry thinly_sliced 6 crisp_tender; roast sticks 25@200 browned; simmer_in_liquid sliced 15 fork_tender; sweat finely_diced 8 soft; steam sliced 10 fork_tender; boil_in_water sliced 8 fork_tender | 3 | sweet earthy | | common
parsnip | vegetable | 60 120 200 | piece 0.5 | - | roast sticks 28@200 golden; simmer_in_liquid sliced 15 fork_tender; boil_in_water chunks 12 fork_tender | 4 | sweet earthy | american |
celeriac | vegetable main | 80 150 250 | g 50 | grated | roast peeled_diced 30@200 golden; simmer_in_liquid peeled_diced 18 fork_tender; boil_in_water peeled_diced 15 fork_tender; steam peeled_diced 15 fork_tender | 6 | earthy sweet | |
beet | vegetable | 60 110 200 | piece 0.5 | grated | roast wedges 40@200 fork_tender; boil_in_water whole 40 fork_tender; simmer_in_liquid peeled_diced 30 fork_tender | 5 | sweet earthy | mediterranean |
beet-cooked | vegetable | 50 100 200 | piece 0.5 | diced | simmer_in_liquid diced 6 hot_through; roast wedges 15@200 hot_through | 2 | sweet earthy | |
radish | vegetable topping | 20 40 80 | g 20 | thinly_sliced | roast halved 18@220 fork_tender; stir_fry halved 5 crisp_tender | 2 | hot fresh | | common
daikon | vegetable | 40 80 150 | g 40 | grated | simmer_in_liquid peeled_sliced 20 fork_tender; stir_fry sticks 6 crisp_tender | 3 | hot fresh | asian |
turnip | vegetable | 60 120 200 | piece 0.5 | grated | roast wedges 28@200 golden; simmer_in_liquid peeled_diced 15 fork_tender; boil_in_water peeled_diced 12 fork_tender | 4 | bitter sweet | |
rutabaga | vegetable | 80 150 220 | g 50 | - | roast peeled_diced 35@200 golden; simmer_in_liquid peeled_diced 25 fork_tender; boil_in_water peeled_diced 22 fork_tender | 6 | sweet earthy | |
jerusalem-artichoke | vegetable | 70 120 200 | g 50 | thinly_sliced | roast halved 30@200 golden; simmer_in_liquid sliced 15 fork_tender; boil_in_water sliced 12 fork_tender | 5 | sweet earthy | |
jicama | vegetable | 40 80 150 | g 40 | sticks | stir_fry sticks 4 crisp_tender | 3 | sweet fresh | mexican |
lotus-root | vegetable | 50 90 150 | g 50 | - | stir_fry thinly_sliced 7 crisp_tender; simmer_in_liquid sliced 20 fork_tender | 4 | neutral sweet | asian |
potato | base vegetable main | 120 200 320 | g 50 | - | roast chunks 40@200 golden; boil_in_water chunks 15 fork_tender; simmer_in_liquid peeled_diced 18 fork_tender; stir_fry finely_diced 15 golden; steam chunks 18 fork_tender; sweat thinly_sliced 18 fork_tender; bake whole 60@200 fork_tender | 5 | neutral earthy | | common
potato-new | base vegetable | 120 200 320 | g 50 | - | boil_in_water whole 18 fork_tender; roast halved 35@200 golden; steam halved 18 fork_tender; simmer_in_liquid halved 20 fork_tender | 2 | neutral earthy | | common
potato-red | base vegetable | 120 200 320 | g 50 | - | boil_in_water quartered 15 fork_tender; roast chunks 38@200 golden; simmer_in_liquid diced 18 fork_tender | 4 | neutral earthy | american |
potato-russet | base vegetable main | 120 213 320 | g 50 | - | bake whole 60@200 fork_tender; roast wedges 40@200 golden; boil_in_water chunks 15 fork_tender; simmer_in_liquid peeled_diced 18 fork_tender | 5 | neutral earthy | american |
potatoes-cooked | base vegetable | 120 200 320 | g 50 | sliced | stir_fry sliced 8 golden; roast chunks 18@220 golden; simmer_in_liquid diced 5 hot_through; sweat sliced 8 golden | 2 | neutral earthy | |
sweet-potato | base vegetable main | 100 180 300 | g 50 | - | roast chunks 28@200 fork_tender; simmer_in_liquid peeled_diced 15 fork_tender; boil_in_water peeled_diced 12 fork_tender; steam peeled_diced 12 fork_tender; stir_fry finely_diced 12 fork_tender; bake whole 50@200 fork_tender | 4 | sweet earthy | | common
cassava | base | 100 160 250 | g 50 | - | boil_in_water peeled_diced 30 fork_tender | 8 | neutral | mexican |
taro | base vegetable | 80 140 220 | g 50 | - | boil_in_water peeled_diced 20 fork_tender; simmer_in_liquid peeled_diced 25 fork_tender | 6 | neutral sweet | asian indian |
yam | base vegetable | 100 160 250 | g 50 | - | boil_in_water peeled_diced 20 fork_tender; simmer_in_liquid peeled_diced 22 fork_tender; roast peeled_diced 35@200 fork_tender | 5 | neutral earthy | |
plantain | base vegetable | 70 120 180 | piece 0.5 | - | boil_in_water chunks 15 fork_tender; fry_each_side sliced 8 golden | 4 | neutral | mexican |
plantain-ripe | base vegetable | 70 120 180 | piece 0.5 | - | fry_each_side sliced 6 golden; roast sliced 22@200 golden | 3 | sweet | mexican |
# Pods, shoots and stalks
green-beans | vegetable | 60 110 200 | g 50 | - | boil_in_water whole 7 crisp_tender; stir_fry halved 8 crisp_tender; steam whole 8 crisp_tender; roast whole 18@220 browned; simmer_in_liquid halved 12 fork_tender; sweat halved 10 crisp_tender | 4 | fresh | | common
green-beans-frozen | vegetable | 60 110 200 | g 50 | - | boil_in_water whole 6 fork_tender; stir_fry whole 8 crisp_tender; simmer_in_liquid whole 10 fork_tender; steam whole 8 fork_tender | 0 | fresh | |
peas-frozen | vegetable second | 40 80 150 | g 40 | thawed | simmer_in_liquid whole 4 hot_through; stir_fry whole 4 hot_through; boil_in_water whole 3 hot_through; stir_in whole 3 hot_through; cook_covered_absorbing whole 5 hot_through | 0 | sweet fresh | | common
peas-fresh | vegetable | 40 80 150 | g 40 | - | boil_in_water whole 4 soft; simmer_in_liquid whole 6 soft; stir_fry whole 5 soft | 5 | sweet fresh | |
snow-peas | vegetable | 40 80 150 | g 40 | strips | stir_fry whole 3 crisp_tender; steam whole 3 crisp_tender; boil_in_water whole 2 crisp_tender; simmer_in_liquid whole 3 crisp_tender | 2 | sweet fresh | asian | common
edamame | second main vegetable | 50 90 150 | g 30 | - | boil_in_water whole 5 hot_through; stir_fry whole 5 hot_through; simmer_in_liquid whole 5 hot_through; steam whole 5 hot_through | 0 | sweet fresh | asian | common rare
fava-beans-fresh | vegetable second | 50 100 160 | g 50 | - | boil_in_water whole 5 soft; simmer_in_liquid whole 8 soft; stir_fry whole 6 soft | 8 | fresh bitter | mediterranean italian |
asparagus | vegetable | 60 110 200 | g 50 | - | roast whole 14@220 crisp_tender; stir_fry chunks 6 crisp_tender; boil_in_water whole 5 crisp_tender; steam whole 6 crisp_tender; grill whole 8@230 browned; simmer_in_liquid chunks 6 crisp_tender; sweat chunks 7 crisp_tender | 3 | fresh bitter | mediterranean italian american | common
fennel | vegetable | 60 115 234 | piece 0.5 | thinly_sliced | roast wedges 28@200 browned; sweat thinly_sliced 12 soft; simmer_in_liquid sliced 15 fork_tender; grill sliced 10@230 browned; stir_fry thinly_sliced 7 crisp_tender | 3 | sweet fresh | mediterranean italian | common
artichoke-hearts | vegetable | 60 100 150 | g 50 | - | roast whole 22@220 browned; sweat quartered 8 hot_through; simmer_in_liquid quartered 8 fork_tender | 0 | bitter earthy | mediterranean italian |
artichoke-hearts-canned | vegetable topping | 50 90 150 | g 40 | drained | roast halved 18@220 browned; sweat quartered 4 hot_through; simmer_in_liquid quartered 5 hot_through; stir_in quartered 2 hot_through | 1 | sour bitter | mediterranean italian | common
hearts-of-palm | vegetable topping | 40 80 130 | g 40 | sliced | stir_fry sliced 3 hot_through; stir_in sliced 2 hot_through | 1 | fresh neutral | mexican |
bean-sprouts | vegetable | 40 80 150 | g 40 | - | stir_fry whole 3 hot_through; simmer_in_liquid whole 3 hot_through; boil_in_water whole 2 hot_through | 0 | fresh | asian | common
bamboo-shoots-canned | vegetable | 40 70 120 | g 35 | drained | stir_fry drained 3 hot_through; simmer_in_liquid drained 5 hot_through | 0 | fresh neutral | asian |
water-chestnuts-canned | vegetable topping | 30 60 100 | g 35 | sliced | stir_fry sliced 3 hot_through; simmer_in_liquid sliced 4 hot_through | 1 | sweet fresh | asian |
nopales | vegetable | 50 90 150 | piece 1 | - | grill whole 10@230 browned; boil_in_water strips 12 fork_tender; stir_fry strips 10 fork_tender | 5 | sour fresh | mexican |
chayote | vegetable | 60 100 200 | piece 0.5 | - | simmer_in_liquid diced 15 fork_tender; stir_fry sticks 7 crisp_tender; roast chunks 28@200 fork_tender | 4 | fresh neutral | mexican |
bottle-gourd | vegetable | 80 150 250 | g 50 | - | simmer_in_liquid peeled_diced 15 fork_tender; stir_fry peeled_diced 12 fork_tender | 4 | neutral fresh | indian |
bitter-melon | vegetable | 40 80 130 | g 40 | - | stir_fry sliced 7 crisp_tender; simmer_in_liquid sliced 10 fork_tender | 5 | bitter | indian asian |
rhubarb | fruit | 50 100 150 | g 50 | - | simmer_in_liquid chunks 10 soft; roast chunks 18@190 soft; bake chunks 18@190 soft | 3 | sour | american | sweet
# Mushrooms
mushroom-white | vegetable main | 60 110 200 | g 50 | - | stir_fry sliced 7 browned; sweat sliced 8 browned; roast halved 20@220 browned; simmer_in_liquid sliced 10 soft; grill whole 10@230 browned; bake whole 20@200 soft | 3 | umami earthy | | common
mushroom-cremini | vegetable main | 60 110 200 | g 50 | - | stir_fry sliced 7 browned; sweat sliced 8 browned; roast halved 20@220 browned; simmer_in_liquid sliced 10 soft; grill whole 10@230 browned; bake whole 20@200 soft | 3 | umami earthy | | common
mushroom-portobello | main vegetable | 84 168 252 | piece 1 | - | roast whole 18@220 browned; grill whole 12@230 browned; bake whole 20@200 soft; stir_fry sliced 8 browned; fry_each_side whole 10 browned; simmer_in_liquid sliced 10 soft | 2 | umami earthy | | common
mushroom-shiitake | vegetable main | 40 80 150 | g 40 | - | stir_fry sliced 7 browned; simmer_in_liquid sliced 10 soft; roast whole 15@220 browned; sweat sliced 8 browned | 3 | umami smoky | asian | common
mushroom-oyster | vegetable main | 60 110 200 | g 50 | - | stir_fry torn 7 browned; roast torn 18@220 browned; simmer_in_liquid torn 8 soft; sweat torn 8 browned | 2 | umami neutral | asian italian |
mushroom-king-oyster | main vegetable | 60 120 200 | piece 1 | - | fry_each_side sliced 8 browned; stir_fry sliced 8 browned; grill sliced 10@230 browned; roast sliced 18@220 browned | 2 | umami neutral | asian |
mushroom-enoki | vegetable | 30 60 100 | g 50 | - | simmer_in_liquid whole 3 soft; stir_fry whole 3 soft | 1 | umami fresh | asian |
mushroom-porcini-dried | vegetable sauce | 3 6 12 | g 5 | - | simmer_in_liquid chopped 20 soft | 2 | umami earthy | italian |
mushroom-shiitake-dried | vegetable | 4 8 16 | g 5 | - | simmer_in_liquid sliced 20 soft | 2 | umami smoky | asian |
# From jars, the freezer and the sea
avocado | topping fat vegetable | 35 70 150 | piece 0.5 | sliced | | 2 | fatty fresh neutral | mexican american mediterranean | common
olives-kalamata | topping | 8 16 30 | g 10 | pitted | simmer_in_liquid pitted 8 hot_through; bake pitted 15@200 hot_through; stir_in pitted 1 hot_through | 1 | fatty bitter umami | mediterranean italian | common
olives-green | topping | 8 16 30 | g 10 | pitted | simmer_in_liquid pitted 8 hot_through; bake pitted 15@200 hot_through; stir_in pitted 1 hot_through | 1 | fatty bitter sour | mediterranean | common
olives-black | topping | 8 16 30 | g 10 | pitted | simmer_in_liquid pitted 8 hot_through; bake pitted 15@200 hot_through; stir_in pitted 1 hot_through | 1 | fatty bitter | mediterranean italian mexican american | common
capers | topping salt | 3 6 12 | tbsp 0.5 | drained | simmer_in_liquid drained 3 hot_through; stir_in drained 1 hot_through | 0 | sour | mediterranean italian | common
red-pepper-roasted | vegetable topping sauce | 35 70 140 | g 35 | sliced | stir_in sliced 2 hot_through; simmer_in_liquid sliced 5 hot_through | 1 | sweet smoky | mediterranean italian | common
pickles-dill | topping | 15 35 65 | g 30 | sliced | | 1 | sour fresh | american |
jalapeno-pickled | topping | 8 16 30 | g 10 | sliced | | 0 | hot sour | mexican american |
hominy-canned | base vegetable | 80 140 200 | g 70 | rinsed_drained | simmer_in_liquid rinsed_drained 15 hot_through; stir_fry rinsed_drained 5 hot_through | 0 | neutral sweet | mexican |
vegetables-mixed-frozen | vegetable | 80 150 250 | g 50 | - | simmer_in_liquid whole 8 fork_tender; stir_fry whole 8 hot_through; boil_in_water whole 6 hot_through; cook_covered_absorbing whole 8 hot_through | 0 | sweet neutral | | common
peas-and-carrots-frozen | vegetable | 60 110 180 | g 50 | - | simmer_in_liquid whole 6 hot_through; stir_fry whole 6 hot_through; boil_in_water whole 5 hot_through | 0 | sweet fresh | american |
stir-fry-vegetables-frozen | vegetable | 100 170 250 | g 50 | - | stir_fry whole 8 crisp_tender; simmer_in_liquid whole 8 crisp_tender | 0 | sweet fresh | asian |
konjac-noodles | base | 100 150 200 | g 50 | - | stir_fry rinsed_drained 3 hot_through; boil_in_water rinsed_drained 2 hot_through; simmer_in_liquid rinsed_drained 3 hot_through | 1 | neutral | asian | common rare
seaweed-nori | topping | 2 3 6 | piece 1 | strips | | 1 | umami | asian | common rare
seaweed-wakame-dried | topping vegetable | 1 2 5 | tbsp 0.5 | - | simmer_in_liquid whole 5 soft | 0 | umami fresh | asian |
`;

/** Rows of `readPantryRows`: what a dish begins with in the pan. */
export const aromaticRows = `
onion | aromatic vegetable | 25 55 110 | piece 0.5 | finely_diced | sweat finely_diced 6 translucent; stir_fry sliced 5 golden; roast wedges 28@200 browned; simmer_in_liquid diced 12 soft; grill wedges 12@230 browned | 2 | sweet | | common
onion-red | aromatic vegetable topping | 25 55 110 | piece 0.5 | thinly_sliced | sweat finely_diced 6 translucent; stir_fry sliced 5 golden; roast wedges 25@200 browned; grill wedges 12@230 browned; simmer_in_liquid diced 12 soft | 2 | sweet hot | | common
onion-sweet | aromatic vegetable | 40 80 150 | g 40 | thinly_sliced | sweat finely_diced 6 translucent; roast wedges 28@200 browned; stir_fry sliced 5 golden; simmer_in_liquid diced 12 soft | 2 | sweet | american |
onions-pearl | aromatic vegetable | 40 70 120 | g 35 | - | roast whole 28@200 golden; simmer_in_liquid whole 20 soft; sweat whole 15 golden | 6 | sweet | |
shallot | aromatic | 10 20 40 | piece 0.5 | finely_diced | sweat finely_diced 4 translucent; stir_fry thinly_sliced 4 golden; simmer_in_liquid finely_diced 8 soft; roast halved 25@200 browned | 2 | sweet | | common
scallion | aromatic topping herb | 10 20 45 | piece 1 | thinly_sliced | stir_fry sliced 2 soft; sweat sliced 2 soft; simmer_in_liquid sliced 3 soft; grill whole 5@230 browned | 1 | fresh hot | | common
leek | vegetable aromatic | 40 89 178 | piece 0.5 | - | sweat thinly_sliced 8 soft; simmer_in_liquid sliced 12 soft; stir_fry thinly_sliced 6 soft; roast chunks 25@200 golden; steam sliced 10 soft | 3 | sweet | | common
celery | aromatic vegetable | 20 40 80 | stalk 0.5 | thinly_sliced | sweat finely_diced 7 soft; simmer_in_liquid sliced 12 fork_tender; stir_fry thinly_sliced 5 crisp_tender | 2 | fresh bitter | | common
garlic | aromatic | 2 4.5 9 | clove 1 | minced | sweat minced 1 fragrant; stir_fry minced 1 fragrant; roast whole 30@200 soft; simmer_in_liquid minced 5 fragrant | 1 | hot | | common
ginger | aromatic | 3 6 12 | tbsp 0.5 | grated | sweat grated 1 fragrant; stir_fry minced 1 fragrant; simmer_in_liquid grated 5 fragrant | 2 | hot fresh | asian indian | common
turmeric-fresh | aromatic | 2 3 6 | tsp 0.5 | - | sweat grated 1 fragrant; simmer_in_liquid grated 5 fragrant | 2 | earthy bitter | indian asian |
galangal | aromatic | 3 6 12 | tbsp 0.5 | - | sweat grated 1 fragrant; simmer_in_liquid sliced 10 fragrant | 2 | hot fresh | asian |
lemongrass | aromatic herb | 7.5 7.5 15 | stalk 0.5 | - | simmer_in_liquid crushed 10 fragrant; stir_fry minced 1 fragrant | 2 | fresh sour | asian |
jalapeno | aromatic spice | 3.5 7 14 | piece 0.5 | finely_diced | sweat finely_diced 4 soft; stir_fry thinly_sliced 3 soft; simmer_in_liquid finely_diced 8 soft | 1 | hot fresh | mexican american | common
chili-red | aromatic spice | 2.5 5 10 | piece 0.5 | finely_diced | sweat finely_diced 1 fragrant; stir_fry thinly_sliced 1 fragrant; simmer_in_liquid finely_diced 5 fragrant | 1 | hot | asian indian mexican italian | common
chili-green | aromatic spice | 2.5 5 10 | piece 0.5 | finely_diced | sweat finely_diced 1 fragrant; stir_fry thinly_sliced 1 fragrant; simmer_in_liquid finely_diced 5 fragrant | 1 | hot fresh | indian asian mexican | common
chipotle-adobo | aromatic spice sauce | 2.5 5 15 | tsp 0.5 | minced | sweat minced 1 fragrant; simmer_in_liquid minced 5 fragrant | 1 | hot smoky | mexican |
tomato-paste | sauce aromatic | 4 8 20 | tbsp 0.5 | - | sweat whole 2 fragrant; simmer_in_liquid whole 10 thickened | 0 | umami sweet sour | | common
ginger-garlic-paste | aromatic | 5 7.5 15 | tsp 1 | - | sweat whole 1 fragrant; simmer_in_liquid whole 5 fragrant | 0 | hot | indian |
green-chilies-canned | aromatic vegetable | 15 30 60 | g 25 | chopped | sweat chopped 2 fragrant; simmer_in_liquid chopped 5 hot_through; stir_in chopped 1 hot_through | 0 | hot sour | mexican american |
`;
