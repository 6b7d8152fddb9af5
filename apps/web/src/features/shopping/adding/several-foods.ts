const maxFoods = 20;

/** Begins how a food is meant to be, not another food: "finely chopped", "for the salad". */
const describing =
  /^(?:very|finely|roughly|thinly|coarsely|freshly|lightly|preferably|optional(?:ly)?|if|or|about|plus|for|to|in|with|without|not|at|cut|from|each|finamente|preferiblemente|opcional|para|en|con|sin|al|bien|muy|finement|de préférence|facultatif|pour|avec|sans|bien|très|coupée?s?|fein|grob|frisch|am besten|für|mit|ohne|in|zum|zur|nach|sehr|oder)(?!\p{L})/iu;
const described =
  /(?:^|[\s-])(?:(?!\p{L}*(?:seed|weed|bread)$)\p{L}{3,}ed|ground|cut|fresh|frozen|raw|ripe|organic|drained|large|medium|small|(?:picad|cortad|pelad|rallad|trocead|molid|cocid|escurrid|lavad|triturad|congelad|madur|fresc|ecológic)[oa]s?|(?:haché|émincé|pelé|râpé|épluché|écrasé|égoutté|surgelé|mûr|moulu|cuit)e?s?|frais|fraîches?|bio|(?:gehackt|gewürfelt|geschält|gerieben|gemahlen|geschnitten|gekocht|gewaschen|abgetropft|zerdrückt|geröstet|tiefgekühlt|frisch|reif)(?:e[nrs]?)?)$/iu;

const isDescription = (part: string) => describing.test(part) || described.test(part);

/** "tomatoes, pasta and bread" are three; "1 kg tomatoes, chopped" is one. A comma between digits is a decimal. */
export function foodsIn(text: string): string[] {
  const parts = text.split(/[;\n]|(?<!\d),|,(?!\d)/u).map((part) => part.trim());
  const foods: string[] = [];
  for (const part of parts.filter((each) => /\p{L}/u.test(each))) {
    const last = foods.pop();
    if (last !== undefined && isDescription(part)) foods.push(`${last}, ${part}`);
    else foods.push(...(last === undefined ? [] : [last]), ...joinedFoods(part));
  }
  return foods.slice(0, maxFoods);
}

function joinedFoods(part: string): string[] {
  const foods = part
    .split(/ (?:and|und|y|et|&) /iu)
    .map((food) => food.trim())
    .filter((food) => /\p{L}/u.test(food));
  return foods.slice(1).some(isDescription) ? [part] : foods;
}
