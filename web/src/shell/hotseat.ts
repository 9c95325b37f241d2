// Which seats of a table people share on this device.

const place = (table: string) => `quartett-seats/${table}`;

export function rememberSeats(table: string, seats: number[]): void {
  localStorage.setItem(place(table), JSON.stringify(seats));
}

/** Several seats when the device is passed around; none when it has its own or only watches. */
export function sharedSeats(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((seat) => Number.isInteger(seat)) : [];
  } catch {
    return [];
  }
}
