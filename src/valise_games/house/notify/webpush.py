"""Web push, by the letter: what is sent is sealed for one browser (RFC 8291) and signed by the house (RFC 8292).

The push service in between learns that there is a message, not what it says. Where it is was told by a visitor, so the
house sends only over https and to addresses of the public internet, follows nobody elsewhere, and does not wait long.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import ipaddress
import json
import os
import re
import ssl
import time
from functools import cache
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from valise_games.errors import ValiseError
from valise_games.house.notify.resolver import Resolver

CURVE = ec.SECP256R1()
KEY_BYTES, SECRET_BYTES = 32, 16
RECORD = 4096  # bytes, at most
PADDED = 512  # every message is as long: its length tells nothing
SEND_TIME = 10.0  # seconds
SIGNED_FOR = 12 * 3600  # seconds
KEPT_FOR = 24 * 3600  # seconds that the service keeps it for a browser that is off
GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
GONE = {404, 410}  # the browser does not want to hear from us any more


class BadSubscription(ValiseError, ValueError):
    """A subscription that cannot be; the message says why."""


class NotSent(ValiseError):
    """The push service could not be reached, or is none; the message names the kind of trouble, and no address."""


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of one browser, as it gave them."""

    p256dh: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Annotated[str, msgspec.Meta(max_length=64)]


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """As a browser writes it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: Keys
    expirationTime: float | None = None

    def check(self, *, anywhere: bool = False) -> None:
        """`anywhere` allows plain http, as tests need it."""
        if not re.fullmatch(r"https?://[!-~]+", self.endpoint) or "@" in self.endpoint:
            raise BadSubscription("the endpoint of a push service is an address")
        try:
            parts = urlsplit(self.endpoint)
            if parts.port == 0:
                raise ValueError
        except ValueError:
            raise BadSubscription("the endpoint has no such host or port") from None
        if not parts.hostname or (parts.scheme != "https" and not anywhere):
            raise BadSubscription("the endpoint of a push service begins with https://")
        try:
            public_key_from(self.keys.p256dh)
            if len(unbase64(self.keys.auth)) != SECRET_BYTES:
                raise ValueError
        except ValueError:
            raise BadSubscription("the keys of the subscription are not those of a browser") from None


# ---------------------------------------------------------------------------------- sealing and signing
def new_key() -> bytes:
    """The house's own: browsers get its public half when they subscribe."""
    private = ec.generate_private_key(CURVE)
    return private.private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def private_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """The key as the library uses it."""
    return ec.derive_private_key(int.from_bytes(key, "big"), CURVE)


def public_bytes(private: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers take it."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    words: bytes,
    keys: Keys,
    *,
    padded: int = PADDED,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push. `once` and `salt` are new each time, except in a test."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = unbase64(keys.p256dh), public_bytes(once)
    shared = once.exchange(ec.ECDH(), public_key_from(keys.p256dh))
    secret = _derive(shared, unbase64(keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, (words + b"\2").ljust(padded, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def sign(endpoint: str, key: bytes, subject: str, now: float | None = None) -> str:
    """The Authorization header that says which house it is."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now or time.time()) + SIGNED_FOR}
    if subject:
        claims["sub"] = subject
    private = private_key(key)
    token = ".".join(base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(private.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    signature = base64url(r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big"))
    return f"vapid t={token}.{signature}, k={base64url(public_bytes(private))}"


def _derive(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def public_key_from(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; raises ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unbase64(text))


def base64url(data: bytes) -> str:
    """Without padding, as web push writes it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    """With or without padding; raises ValueError."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


# ---------------------------------------------------------------------------------- sending
async def push(
    subscription: Subscription,
    words: bytes,
    key: bytes,
    subject: str,
    resolver: Resolver,
    *,
    topic: str = "",
    anywhere: bool = False,
) -> int:
    """Sends a message to a browser; gives the status that its push service answered. Of several with one topic, which
    has at most 32 letters of base64url, the service keeps the last for a browser that is off."""
    body = encrypt(words, subscription.keys)
    headers = {
        "authorization": sign(subscription.endpoint, key, subject),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_FOR),
        "urgency": "normal",
    }
    if topic:
        headers["topic"] = topic
    try:
        async with asyncio.timeout(SEND_TIME):
            return await _post(subscription.endpoint, headers, body, resolver, anywhere)
    except (OSError, ValueError, IndexError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(type(error).__name__) from None


async def _post(endpoint: str, headers: dict[str, str], body: bytes, resolver: Resolver, anywhere: bool) -> int:
    """One request on a connection of its own. A redirection is an answer like any other: nobody is followed."""
    parts = urlsplit(endpoint)
    host, tls = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if tls else 80)
    address = await resolver.find(host, port)  # once, so that what is checked is what is used
    if not anywhere and not _is_public(address):
        raise ValueError("not an address of the public internet")
    reader, writer = await asyncio.open_connection(
        address, port, ssl=_tls() if tls else None, server_hostname=host if tls else None
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", f"host: {parts.netloc}", f"content-length: {len(body)}", "connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        version, status = (await reader.readuntil(b"\r\n")).split()[:2]
        if not version.startswith(b"HTTP/1."):
            raise ValueError("this is not HTTP")
        return int(status)
    finally:
        writer.close()


def _is_public(address: str) -> bool:
    """Of those in which another address is wrapped, none but the plainest: who knows where they are unwrapped."""
    place = ipaddress.ip_address(address)
    if isinstance(place, ipaddress.IPv6Address):
        if place.ipv4_mapped is None:
            return place.is_global and place in GLOBAL_UNICAST and not (place.sixtofour or place.teredo)
        place = place.ipv4_mapped
    return place.is_global and not place.is_multicast


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
