#!/bin/sh
# Creates the certificates the TLS tests need. All share one key; the key of the issuer is thrown away.
# Needs OpenSSL 3. Run in this folder; only needed again in a hundred years.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
touch "$work/index"
cat > "$work/ca.cnf" <<CONFIG
[ca]
default_ca = test
[test]
new_certs_dir = $work
database = $work/index
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
[any]
commonName = supplied
CONFIG

openssl ecparam -name prime256v1 -genkey -noout -out key.pem
openssl ecparam -name prime256v1 -genkey -noout -out "$work/issuer-key.pem"
# The first days are named because a clock that runs ahead would otherwise create certificates of tomorrow.
issue() { # file name, key, first day, last day, extension, how to sign
  name=$1 key=$2 first=$3 last=$4 extension=$5
  shift 5
  openssl req -new -key "$key" -subj "/CN=$name" -out "$work/request"
  echo "$extension" > "$work/extension"
  openssl ca -batch -notext -config "$work/ca.cnf" -startdate "$first" -enddate "$last" \
    -extfile "$work/extension" -in "$work/request" -out "$name.pem" "$@"
}
by_itself() { issue "$@" -selfsign -keyfile "$2"; }
by_issuer() { issue "$@" -cert issuer.pem -keyfile "$work/issuer-key.pem"; }

here=subjectAltName=DNS:localhost,IP:127.0.0.1
elsewhere=subjectAltName=DNS:elsewhere.example
past=20200101000000Z yesterday=20210101000000Z tomorrow=21190101000000Z future=21200101000000Z
by_itself issuer "$work/issuer-key.pem" $past $future basicConstraints=critical,CA:TRUE
by_itself self-signed key.pem $past $future $here
by_issuer valid key.pem $past $future $here
by_issuer expired key.pem $past $yesterday $here
by_issuer not-yet-valid key.pem $tomorrow $future $here
by_issuer wrong-host key.pem $past $future $elsewhere
