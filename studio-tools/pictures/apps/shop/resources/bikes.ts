interface Bike {
  id: number;
  kind: 'city' | 'cargo' | 'mountain';
  name: string;
  gears: number;
}

const bikes: Bike[] = [
  { id: 1, kind: 'city', name: 'Amsterdam', gears: 3 },
  { id: 2, kind: 'city', name: 'Utrecht', gears: 8 },
  { id: 3, kind: 'cargo', name: 'Carrier', gears: 5 },
  { id: 4, kind: 'mountain', name: 'Ridge', gears: 12 },
];

export async function getBikes(kind: 'city' | 'cargo' | 'mountain', name: string, minGears = 0) {
  return bikes.filter(
    (bike) => bike.kind === kind && bike.name.includes(name ?? '') && bike.gears >= minGears,
  );
}
