interface Animal {
  species: string;
  name: string;
  age: number;
}

const animals: Animal[] = [
  { species: 'cat', name: 'Minka', age: 3 },
  { species: 'dog', name: 'Bello', age: 7 },
];

export async function getAnimals(species: 'cat' | 'dog' | 'rabbit', name: string, minAge = 0) {
  return animals.filter(
    (animal) => animal.species === species && animal.name.includes(name) && animal.age >= minAge,
  );
}
