/** A random UUID, version 4. `crypto.randomUUID` is missing where the page comes over plain HTTP, in a home network say. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    const bits = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return bits.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
