package tabard.server.web;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import tabard.server.store.Passkeys.Passkey;
import tabard.server.store.Person;

/** What authenticators sign, looked over. Any make will do; each must have made sure who holds it, by a finger, a face or a number. */
final class Authenticators {
    /** What is understood: ECDSA and RSA with SHA-256, and Ed25519. */
    static final List<COSEAlgorithmIdentifier> ALGORITHMS =
            List.of(COSEAlgorithmIdentifier.ES256, COSEAlgorithmIdentifier.EdDSA, COSEAlgorithmIdentifier.RS256);

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final int KEPT = AuthenticatorData.BIT_UV | AuthenticatorData.BIT_BE | AuthenticatorData.BIT_BS;

    private final ObjectConverter converter = new ObjectConverter();
    private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
    private final AttestedCredentialDataConverter credentials = new AttestedCredentialDataConverter(converter);

    /** Where a page asks: its origin, and the name by which authenticators know the inn. */
    record Place(String origin, String name) {
        private ServerProperty asking(String challenge) {
            return ServerProperty.builder()
                    .origin(new Origin(origin))
                    .rpId(name)
                    .challenge(new DefaultChallenge(challenge))
                    .build();
        }
    }

    Passkey brought(String response, Place place, String challenge, Person owner, String name, long now) {
        try {
            var brought = manager.verifyRegistrationResponseJSON(
                    response,
                    new RegistrationParameters(
                            place.asking(challenge),
                            ALGORITHMS.stream()
                                    .map(known -> new PublicKeyCredentialParameters(
                                            PublicKeyCredentialType.PUBLIC_KEY, known))
                                    .toList(),
                            true,
                            true));
            var shown = Objects.requireNonNull(brought.getAttestationObject()).getAuthenticatorData();
            var credential = Objects.requireNonNull(shown.getAttestedCredentialData());
            return new Passkey(
                    BASE64.encodeToString(credential.getCredentialId()),
                    owner.id(),
                    name,
                    BASE64.encodeToString(credentials.convert(credential)),
                    shown.getSignCount(),
                    shown.getFlags() & KEPT,
                    now,
                    null);
        } catch (WebAuthnException | IllegalArgumentException | NullPointerException odd) {
            throw new Refused(403, "inn.passkey");
        }
    }

    /** How often the authenticator says that it has signed now; a copy of it would be behind. */
    long signed(String response, Place place, String challenge, Passkey key) {
        try {
            var answer = manager.verifyAuthenticationResponseJSON(
                    response, new AuthenticationParameters(place.asking(challenge), record(key), null, true, true));
            if (!of(key.person(), answer)) {
                throw new Refused(403, "inn.passkey");
            }
            return Objects.requireNonNull(answer.getAuthenticatorData()).getSignCount();
        } catch (WebAuthnException | IllegalArgumentException | NullPointerException odd) {
            throw new Refused(403, "inn.passkey");
        }
    }

    /** Whose key it is the authenticator may say too; then it must be him. */
    @SuppressWarnings("NullAway") // what the library says of the handle, this reader takes for its bytes
    private static boolean of(String person, AuthenticationData answer) {
        byte[] handle = answer.getUserHandle();
        return handle == null || new String(handle, StandardCharsets.UTF_8).equals(person);
    }

    private CredentialRecord record(Passkey key) {
        byte flags = (byte) key.flags();
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                AuthenticatorData.checkFlagUV(flags),
                AuthenticatorData.checkFlagBE(flags),
                AuthenticatorData.checkFlagBS(flags),
                key.signed(),
                credentials.convert(Base64.getUrlDecoder().decode(key.credential())),
                null,
                null,
                null,
                null);
    }
}
