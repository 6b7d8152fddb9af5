interface AppTexts {
  description: string;
  recipes: string;
  recipe: string;
  shoppingList: string;
  favourites: string;
}

/** What a phone shows of the app before it is open: when it is installed, and when its icon is pressed for long. */
export const appTexts: Readonly<Record<string, AppTexts>> = {
  en: {
    description: 'Healthy recipes with traceable nutrition and earned diet labels.',
    recipes: 'Recipes',
    recipe: 'A recipe with its figures',
    shoppingList: 'Shopping list',
    favourites: 'Favorites',
  },
  es: {
    description: 'Recetas sanas con valores nutricionales comprobables y etiquetas merecidas.',
    recipes: 'Recetas',
    recipe: 'Una receta con sus valores',
    shoppingList: 'Lista de compra',
    favourites: 'Favoritas',
  },
  fr: {
    description: 'Des recettes saines aux valeurs vérifiables et aux labels mérités.',
    recipes: 'Recettes',
    recipe: 'Une recette et ses valeurs',
    shoppingList: 'Liste de courses',
    favourites: 'Favoris',
  },
  de: {
    description: 'Gesunde Rezepte mit nachvollziehbaren Nährwerten und verdienten Labels.',
    recipes: 'Rezepte',
    recipe: 'Ein Rezept mit seinen Werten',
    shoppingList: 'Einkaufsliste',
    favourites: 'Favoriten',
  },
};
