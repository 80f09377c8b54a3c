#!/bin/sh
# Brings the portal of compose.yaml to another image, from its folder:
#   deploy/compose-upgrade.sh registry.example.com/consign:1.2.0
# The image in use is CONSIGN_IMAGE of .env. Migrations run beside it, because they keep the release before working. If
# they fail, nothing else happens; if the new image does not become healthy, the one before is started again.
set -eu
[ $# -eq 1 ] || { echo "Usage: deploy/compose-upgrade.sh IMAGE" >&2; exit 2; }
new=$1
before=$(sed -n 's/^CONSIGN_IMAGE=//p' .env 2>/dev/null || true)
[ -n "$before" ] || { echo 'CONSIGN_IMAGE in .env must name the image in use.' >&2; exit 2; }
backups=${BACKUPS:-backups}

compose() { CONSIGN_IMAGE=$1; shift; CONSIGN_IMAGE=$CONSIGN_IMAGE docker compose "$@"; }
start() { compose "$1" up --detach --no-deps --wait --wait-timeout 180 portal; }

compose "$new" pull portal

umask 077
mkdir -p "$backups"
file=$backups/consign-$(date -u +%Y%m%dT%H%M%SZ).dump
compose "$before" exec -T postgres pg_dump --username=consign --format=custom consign > "$file.partial"
mv "$file.partial" "$file"
echo "Backup: $file"

if ! compose "$new" run --rm --no-deps migrate; then
  echo "The migrations failed. $before is still in use; the backup of before is $file." >&2
  exit 1
fi
if ! start "$new"; then
  echo "$new does not become healthy: $before is started again. The migrations stay; it works with them." >&2
  start "$before"
  exit 1
fi
sed "s|^CONSIGN_IMAGE=.*|CONSIGN_IMAGE=$new|" .env > .env.next
cat .env.next > .env
rm .env.next
echo "$new is in use."
