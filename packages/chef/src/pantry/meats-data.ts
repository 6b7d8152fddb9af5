/** Rows of `readPantryRows`; done at the temperatures of the FSIS (poultry 74 °C, ground meat 71 °C, whole cuts 63 °C). */
export const meatRows = `
chicken-breast | main | 100 140 200 | g 50 | - | stir_fry strips 6 no_pink; fry_each_side whole 14 core_74; roast whole 22@200 core_74; simmer_in_liquid chunks 12 no_pink; poach whole 16 core_74; grill chunks 12@230 core_74; brown chunks 8 no_pink; bake_in_parcel whole 25@200 core_74 | 3 | umami neutral | | common
chicken-thigh | main | 100 140 200 | g 50 | - | brown chunks 10 no_pink; simmer_in_liquid chunks 20 core_74; stir_fry strips 8 no_pink; roast whole 28@200 core_74; fry_each_side whole 15 core_74; grill chunks 14@230 core_74 | 3 | umami fatty | | common
chicken-drumstick | main | 133 133 266 | piece 1 | - | roast whole 40@200 core_74; simmer_covered whole 35 core_74 | 1 | umami fatty | |
chicken-leg | main | 165 330 330 | piece 1 | - | roast whole 45@200 core_74; simmer_covered whole 40 core_74 | 1 | umami fatty | |
chicken-wings | main | 106 212 318 | piece 1 | - | roast whole 40@210 core_74 | 1 | umami fatty | american |
chicken-tenders | main | 90 135 180 | piece 1 | - | fry_each_side whole 8 core_74; roast whole 15@200 core_74; stir_fry strips 6 no_pink; simmer_in_liquid chunks 10 no_pink | 1 | umami neutral | american |
chicken-meat | main | 100 140 200 | g 50 | - | stir_fry strips 6 no_pink; brown chunks 8 no_pink; simmer_in_liquid chunks 15 core_74; roast chunks 22@200 core_74; grill chunks 12@230 core_74 | 3 | umami neutral | |
chicken-ground | main | 80 125 160 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 12 no_pink; fry_each_side ground 12 core_74; bake ground 20@200 core_74 | 0 | umami neutral | |
chicken-cooked | main second | 70 110 160 | g 25 | torn | stir_fry torn 4 hot_through; simmer_in_liquid torn 6 hot_through; stir_in torn 4 hot_through | 2 | umami neutral | |
chicken-breast-cooked | main second | 70 110 160 | g 25 | sliced | stir_fry strips 4 hot_through; simmer_in_liquid diced 6 hot_through; stir_in torn 4 hot_through | 2 | umami neutral | |
chicken-liver | main | 80 120 160 | g 25 | - | stir_fry halved 7 no_pink; brown halved 7 no_pink | 3 | umami bitter | mediterranean indian |
turkey-breast | main | 100 140 200 | g 50 | - | stir_fry strips 6 no_pink; fry_each_side sliced 8 core_74; roast whole 25@190 core_74; simmer_in_liquid chunks 14 no_pink; grill chunks 12@230 core_74; brown chunks 8 no_pink | 3 | umami neutral | american | common
turkey-tenderloin | main | 100 140 200 | g 50 | - | roast whole 28@200 core_74; stir_fry strips 6 no_pink; simmer_in_liquid chunks 14 no_pink; brown chunks 8 no_pink | 3 | umami neutral | american |
turkey-ground | main | 80 125 160 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 12 no_pink; fry_each_side ground 12 core_74; bake ground 20@200 core_74 | 0 | umami neutral | american | common
turkey-deli | second main | 28 56 84 | slice 1 | strips | stir_fry strips 2 hot_through | 1 | umami | american |
turkey-bacon | second | 28 28 56 | slice 1 | - | stir_fry diced 6 browned; roast whole 15@200 browned; fry_each_side whole 6 browned | 1 | smoky umami | american |
duck-breast | main | 150 150 200 | g 50 | - | fry_each_side whole 16 core_74; stir_fry strips 7 no_pink | 3 | umami fatty | asian mediterranean |
beef-ground-90 | main | 80 125 160 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 20 no_pink; fry_each_side ground 10 no_pink; bake ground 20@200 no_pink; grill ground 12@230 no_pink | 0 | umami fatty | | common
beef-ground-95 | main | 80 125 160 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 20 no_pink; fry_each_side ground 10 no_pink; bake ground 20@200 no_pink | 0 | umami | | common
beef-ground-85 | main | 80 120 150 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 20 no_pink; fry_each_side ground 10 no_pink; bake ground 20@200 no_pink | 0 | umami fatty | |
beef-ground-80 | main | 80 110 150 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 20 no_pink; fry_each_side ground 10 no_pink | 0 | umami fatty | american |
ground-beef-pork | main | 80 120 150 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 20 no_pink; fry_each_side ground 10 no_pink; bake ground 20@200 no_pink | 0 | umami fatty | italian |
beef-stew | main | 110 150 200 | g 50 | - | simmer_covered chunks 100 fork_tender | 4 | umami | |
beef-chuck | main | 110 150 200 | g 50 | - | simmer_covered chunks 110 fork_tender | 4 | umami fatty | |
beef-round | main | 100 140 180 | g 50 | - | simmer_covered chunks 90 fork_tender; stir_fry thinly_sliced 4 browned | 4 | umami | |
beef-sirloin | main | 100 140 200 | g 50 | - | stir_fry thinly_sliced 4 browned; fry_each_side whole 8 core_63; grill chunks 9@230 core_63; brown chunks 6 browned | 3 | umami | | common
beef-strips | main | 100 140 180 | g 50 | - | stir_fry strips 4 browned | 1 | umami | |
beef-tenderloin | main | 110 150 200 | g 50 | - | fry_each_side whole 9 core_63; stir_fry thinly_sliced 4 browned; grill chunks 9@230 core_63 | 3 | umami | |
beef-ribeye | main | 125 180 250 | g 25 | - | fry_each_side whole 9 core_63; grill whole 10@230 core_63 | 1 | umami fatty | american |
beef-strip-steak | main | 125 180 250 | g 25 | - | fry_each_side whole 9 core_63; grill whole 10@230 core_63; stir_fry thinly_sliced 4 browned | 1 | umami | american |
beef-minute-steak | main | 120 120 240 | piece 1 | - | fry_each_side whole 4 core_63; stir_fry strips 4 browned | 1 | umami | |
flank-steak | main | 100 150 200 | g 50 | - | fry_each_side whole 12 core_63; grill whole 12@230 core_63; stir_fry thinly_sliced 4 browned | 2 | umami | mexican american asian |
beef-skirt | main | 100 150 200 | g 50 | - | fry_each_side whole 8 core_63; grill whole 8@230 core_63; stir_fry thinly_sliced 4 browned | 2 | umami fatty | mexican |
beef-liver | main | 80 110 150 | g 25 | - | fry_each_side sliced 6 core_74; stir_fry strips 5 no_pink | 3 | umami bitter | |
roast-beef-deli | second main | 28 56 84 | slice 1 | strips | | 1 | umami | american |
pork-tenderloin | main | 100 140 200 | g 50 | - | stir_fry strips 6 no_pink; roast whole 25@200 core_63; fry_each_side sliced 8 core_63; brown chunks 8 no_pink; grill chunks 12@230 core_63; simmer_in_liquid chunks 14 no_pink | 3 | umami | | common
pork-loin | main | 100 150 200 | piece 1 | - | fry_each_side whole 10 core_63; grill whole 12@230 core_63; roast whole 20@200 core_63; stir_fry strips 6 no_pink; simmer_in_liquid chunks 14 no_pink | 2 | umami | |
pork-cutlet | main | 120 120 180 | piece 1 | - | fry_each_side whole 7 core_63; stir_fry strips 5 no_pink | 2 | umami | |
pork-strips | main | 100 140 180 | g 50 | - | brown diced 8 no_pink; simmer_in_liquid diced 25 no_pink; stir_fry diced 8 no_pink; grill chunks 12@230 core_63 | 0 | umami | |
pork-shoulder | main | 120 160 220 | g 50 | - | simmer_covered chunks 100 fork_tender; roast whole 150@160 fork_tender | 4 | umami fatty | mexican american |
pork-ground | main | 80 120 150 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 15 no_pink; fry_each_side ground 10 no_pink; bake ground 20@200 no_pink | 0 | umami fatty | asian italian mexican |
pork-belly | main second | 60 100 140 | g 20 | - | brown diced 10 golden; roast chunks 60@180 golden; simmer_covered chunks 75 fork_tender | 3 | fatty umami | asian |
ham | second main | 28 56 84 | slice 1 | strips | stir_fry diced 3 hot_through; simmer_in_liquid diced 4 hot_through; stir_in diced 2 hot_through | 1 | umami smoky | |
ham-lean | second main | 28 56 84 | slice 1 | strips | stir_fry diced 3 hot_through; simmer_in_liquid diced 4 hot_through; stir_in diced 2 hot_through | 1 | umami smoky | |
prosciutto | second topping | 15 30 45 | slice 1 | torn | fry_each_side whole 3 golden; roast whole 8@200 golden | 1 | umami fatty | italian mediterranean |
ham-serrano | second topping | 15 30 45 | slice 1 | torn | fry_each_side whole 3 golden | 1 | umami fatty | mediterranean |
pancetta | second | 10 20 40 | g 10 | - | brown diced 6 golden | 1 | umami fatty smoky | italian |
bacon | second | 14 28 56 | slice 1 | - | brown diced 7 golden; fry_each_side whole 7 golden; roast whole 15@200 golden | 1 | smoky fatty umami | american |
bacon-streaky | second | 20 20 40 | slice 1 | - | brown diced 7 golden; fry_each_side whole 7 golden; roast whole 15@200 golden | 1 | smoky fatty umami | american |
lardons | second | 15 25 50 | g 25 | - | brown diced 7 golden | 0 | smoky fatty umami | mediterranean |
chorizo | second main | 15 30 60 | g 15 | sliced | brown diced 5 browned; stir_fry sliced 5 browned; simmer_in_liquid sliced 10 hot_through | 1 | smoky fatty hot | mediterranean mexican |
chorizo-fresh | main second | 40 80 120 | piece 0.5 | - | brown crumbled 9 no_pink; fry_each_side whole 14 no_pink; roast whole 22@200 no_pink | 1 | smoky fatty hot | mexican |
sausage | main second | 60 90 120 | piece 1 | - | fry_each_side whole 14 no_pink; roast whole 25@200 no_pink; brown sliced 8 no_pink; simmer_in_liquid sliced 15 no_pink | 1 | umami fatty | american |
sausage-italian | main second | 50 100 100 | piece 0.5 | - | brown crumbled 9 no_pink; fry_each_side whole 15 no_pink; roast whole 25@200 no_pink; simmer_in_liquid sliced 15 no_pink | 1 | umami fatty | italian american |
sausage-chicken | main second | 85 85 170 | piece 1 | - | fry_each_side whole 13 core_74; roast whole 22@200 core_74; brown sliced 8 core_74 | 1 | umami | american |
kielbasa | second main | 40 75 110 | g 25 | - | brown sliced 6 browned; simmer_in_liquid sliced 10 hot_through; roast sliced 20@200 browned | 1 | smoky fatty umami | american |
merguez | main second | 60 60 120 | piece 1 | - | fry_each_side whole 12 no_pink; roast whole 20@200 no_pink; brown sliced 8 no_pink | 1 | hot fatty umami | mediterranean |
salami | topping second | 10 20 40 | slice 1 | strips | stir_fry strips 3 browned | 1 | umami fatty | italian |
pepperoni | topping | 10 20 30 | g 10 | sliced | bake sliced 10@220 browned | 0 | umami fatty hot | american italian |
lamb-ground | main | 80 120 150 | g 25 | - | brown crumbled 8 no_pink; simmer_in_liquid crumbled 15 no_pink; fry_each_side ground 10 no_pink; bake ground 20@200 no_pink; grill ground 12@230 no_pink | 0 | umami fatty | mediterranean indian |
lamb-stew | main | 110 150 200 | g 50 | - | simmer_covered chunks 90 fork_tender | 3 | umami fatty | mediterranean indian |
lamb-leg | main | 110 150 200 | g 50 | - | grill chunks 12@230 core_63; brown chunks 8 browned; simmer_covered chunks 80 fork_tender; roast chunks 25@200 core_63 | 4 | umami fatty | mediterranean |
lamb-loin | main | 160 160 240 | piece 1 | - | fry_each_side whole 9 core_63; grill whole 10@230 core_63 | 1 | umami fatty | mediterranean |
lamb-shoulder-chop | main | 180 180 180 | piece 1 | - | fry_each_side whole 11 core_63; simmer_covered whole 70 fork_tender | 1 | umami fatty | mediterranean |
veal-cutlet | main | 120 120 180 | piece 1 | - | fry_each_side whole 6 core_63; stir_fry strips 4 no_pink | 2 | umami neutral | italian |
veal-ground | main | 80 120 150 | g 25 | - | brown crumbled 8 no_pink; fry_each_side ground 10 no_pink; simmer_in_liquid crumbled 15 no_pink | 0 | umami | italian |
venison-ground | main | 80 120 150 | g 25 | - | brown crumbled 8 no_pink; fry_each_side ground 10 no_pink; simmer_in_liquid crumbled 20 no_pink | 0 | umami earthy | american |
deer | main | 100 140 180 | g 50 | - | fry_each_side whole 9 core_63; stir_fry strips 5 browned; simmer_covered chunks 90 fork_tender | 3 | umami earthy | |
rabbit | main | 150 250 300 | g 50 | - | simmer_covered chunks 60 fork_tender | 4 | umami neutral | mediterranean italian |
`;
