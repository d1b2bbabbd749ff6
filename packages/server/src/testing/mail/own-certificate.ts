// The certificate of servers that live for a test on this machine; its key is known to everybody and protects nothing.

export const ownCertificate = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLEDaB68yzq3DlFK
3AyJJupDsKqwOXbX8ccLXQwWirPrkCC61Tc/3+XNB5+koLr31rO/lXLXMbMC8qRF
nJODZmSjTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBRx/gMfWelMzlVQsnKxUtMCMJrl2jAKBggqhkjOPQQD
AgNIADBFAiAYvFvbMdTLVyf6Q+y1bF/tPTt9SJMN3f8nFD+PnDOLsgIhAL5p4le9
RudxODasf4tYIgEl3nJUzccCB3khJprYa0Tu
-----END CERTIFICATE-----`

const keyContent =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggyrn6TNbmRlc0poZg6Y17i3HogqTKnyM+pQpxv0Hx+2hRANCAASx'
  + 'A2gevMs6tw5RStwMiSbqQ7CqsDl21/HHC10MFoqz65AgutU3P9/lzQefpKC699azv5Vy1zGzAvKkRZyTg2Zk'

export const ownKey = `-----BEGIN PRIVATE KEY-----\n${keyContent}\n-----END PRIVATE KEY-----`
