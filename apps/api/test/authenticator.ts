import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device that holds one passkey, written from the WebAuthn specification (ES256, no attestation). */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signCount = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  /** Bits 0 and 2 of the flags: the person was there and was verified; 6: a new credential follows. */
  const authenticatorData = (rpId: string, flags: number, tail: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signCount);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter, tail]);
  };

  return {
    id,
    create({ challenge, rpId, from = origin }: { challenge: string; rpId: string; from?: string }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const tail = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestationOf(authenticatorData(rpId, 0x45, tail)).toString(
            'base64url',
          ),
        },
      };
    },
    assert(request: { challenge: string; rpId: string; from?: string; flags?: number }) {
      const { challenge, rpId, from = origin, flags = 0x05 } = request;
      signCount += 1;
      const data = authenticatorData(rpId, flags, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key in COSE form. */
function coseKey(x: string, y: string): Buffer {
  const part = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    part(x),
    Buffer.from([0x22]),
    part(y),
  ]);
}

/** CBOR of {fmt: "none", attStmt: {}, authData}. */
function attestationOf(authData: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), Buffer.from([0x58, authData.length]), authData],
  ]);
}
