import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyMade, PasskeyShown } from '@folio/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What the person did at the device, as bits of the authenticator data (WebAuthn level 2, 6.1). */
const present = 0x01;
const verified = 0x04;
const newCredential = 0x40;

/** A device that makes one passkey and shows it: everything in it can be set wrong. */
export class PasskeyDevice {
  /** Uses so far, as the device counts them. */
  counter = 1;
  /** It asked for a finger, a face or a PIN. */
  isVerified = true;
  origin: string;
  rpId: string;
  readonly #id = randomBytes(16);
  #key: KeyObject | null = null;

  constructor(origin: string) {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
  }

  make({ challenge }: { challenge: string }): PasskeyMade {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(Buffer.concat([this.#data(newCredential), this.#credential(publicKey)]))],
      ]),
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  show({ challenge }: { challenge: string }): PasskeyShown {
    if (this.#key === null) throw new Error('the device has made no passkey yet');
    const data = this.#data(0);
    const client = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
      },
    };
  }

  #named() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = present | (this.isVerified ? verified : 0) | more;
    return Buffer.concat([createHash('sha256').update(this.rpId).digest(), Buffer.from([flags]), counter]);
  }

  /** The maker's mark (none), the credential's id, and its public key in COSE (RFC 9053, 7.1). */
  #credential(publicKey: KeyObject): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    return Buffer.concat([Buffer.alloc(16), length, this.#id, Buffer.from(cose)]);
  }
}
