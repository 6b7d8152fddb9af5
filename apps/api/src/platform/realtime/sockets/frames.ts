/** An unmasked text frame (RFC 6455, 5.2), to be written to any number of sockets: `ws` would frame it for each. */
export function encodeTextFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const header = headerFor(payload.length);
  header[0] = 0x81;
  return Buffer.concat([header, payload]);
}

function headerFor(length: number): Buffer {
  if (length < 126) return Buffer.from([0, length]);
  if (length < 65_536) {
    const header = Buffer.from([0, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header[1] = 127;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
