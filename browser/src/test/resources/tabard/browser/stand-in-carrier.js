// Stands in for the carrier of notices that a browser's maker keeps: an address on this machine, and keys of the page's own.
(() => {
  const text = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const bytes = base64 => Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const point = await crypto.subtle.exportKey('raw', pair.publicKey)
    const auth = crypto.getRandomValues(new Uint8Array(16))
    window.browserKeys = { pair, point, auth }
    return { endpoint: window.carrier, toJSON: () => ({ endpoint: window.carrier, keys: { p256dh: text(point), auth: text(auth) } }) }
  }
  const derive = async (secret, salt, info, length) => {
    const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
    return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8)
  }
  const join = (...parts) => Uint8Array.from(parts.flatMap(part => [...new Uint8Array(part)]))
  const label = name => new TextEncoder().encode(name + '\0')
  /** As RFC 8291 has it: salt 16, record size 4, length of the key 1, the sender's key, the rest. */
  window.openNotice = async base64 => {
    const body = bytes(base64)
    const { pair, point, auth } = window.browserKeys
    const length = body[20]
    const sender = body.slice(21, 21 + length)
    const other = await crypto.subtle.importKey('raw', sender, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, pair.privateKey, 256)
    const secret = await derive(shared, auth, join(label('WebPush: info'), point, sender), 32)
    const salt = body.slice(0, 16)
    const key = await crypto.subtle.importKey('raw', await derive(secret, salt, label('Content-Encoding: aes128gcm'), 16), 'AES-GCM', false, ['decrypt'])
    const iv = await derive(secret, salt, label('Content-Encoding: nonce'), 12)
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body.slice(21 + length)))
    return new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2)))
  }
})()
